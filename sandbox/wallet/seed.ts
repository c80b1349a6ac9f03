import type { World } from "../world.ts";

export function seedWallet(_world: World): void {}
