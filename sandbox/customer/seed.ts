import type { World } from "../world.ts";

export function seedCustomers(_world: World): void {}
