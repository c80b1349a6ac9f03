import { stopNames } from "../order-draft/place-names.ts";

/** Empty, these have no meaning. An empty phone number has one: the user wants no call. */
export const silentWhenEmpty = [
  ...["from_lat", "from_lng", "to", "to_lat", "to_lng", "date", "time"],
  // An empty stop is a field that the user has added.
  ...stopNames.flatMap((name) => [`${name}_lat`, `${name}_lng`]),
  ...["return_date", "return_time", "return_fare", "return_of"],
  ...["notes", "employee", "service_type", "code", "code_before", "payment", "group"],
];
