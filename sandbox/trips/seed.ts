import type { World } from "../world.ts";
import { seedHistory } from "./seed-history.ts";
import { seedLive } from "./seed-live.ts";

export function seedTrips(world: World): void {
  seedHistory(world);
  seedLive(world);
}
