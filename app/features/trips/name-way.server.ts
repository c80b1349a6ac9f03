import type { Trip } from "../../api/trips.server.ts";

/**
 * The way to the destination in one line, through the stops in order; null where the passenger tells the
 * driver. Of a stop, a table has room for the place or street only.
 */
export function nameWay({ stops, destination }: Pick<Trip, "stops" | "destination">) {
  if (destination.name === null) return null;
  return listNames([...stops.map(({ name }) => name.split(",")[0] ?? name), destination.name]);
}

/** The stops in one line; null without any. */
export const nameStops = ({ stops }: Pick<Trip, "stops">): string | null =>
  stops.length > 0 ? listNames(stops.map(({ name }) => name)) : null;

const listNames = (names: string[]) => names.join(" → ");
