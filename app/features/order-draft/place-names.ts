/** The API's limit. */
export const mostStops = 4;

/** The fields of the stops on the way, in order. */
export const stopNames = ["stop1", "stop2", "stop3", "stop4"] as const;

export type StopName = (typeof stopNames)[number];

/** A field for an address of the journey: one of its ends, or a stop. */
export type PlaceName = "from" | "to" | StopName;

export const placeNames: readonly PlaceName[] = ["from", ...stopNames, "to"];
