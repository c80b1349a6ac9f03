import type { World } from "../world.ts";

export function seedSupport(_world: World): void {}
