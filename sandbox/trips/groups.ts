import type { Brand } from "../brands.ts";
import { findZone } from "../city/geography.ts";
import type { Position } from "../city/places.ts";
import type { Account, World } from "../world.ts";

export function findGroup(world: World, id: number): Brand | undefined {
  return world.brands.find((brand) => brand.id === id);
}

export function mayOrderFrom({ exclusiveAgrupation }: Account, group: Brand): boolean {
  return exclusiveAgrupation === null || exclusiveAgrupation === group.id;
}

export function serves(group: Brand, origin: Position): boolean {
  const zone = findZone(origin);
  return zone !== undefined && group.zonesServed.includes(zone);
}
