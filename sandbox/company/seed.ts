import type { World } from "../world.ts";

export function seedCompany(_world: World): void {}
