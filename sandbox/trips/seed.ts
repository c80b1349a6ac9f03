import type { World } from "../world.ts";

export function seedTrips(_world: World): void {}
