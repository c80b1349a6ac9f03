import type { World } from "../world.ts";

export function seedClub(_world: World): void {}
