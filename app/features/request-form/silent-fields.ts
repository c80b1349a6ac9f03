/** Empty, these have no meaning. An empty phone number has one: the user wants no call. */
export const silentWhenEmpty = [
  ...["from_lat", "from_lng", "to", "to_lat", "to_lng", "date", "time"],
  ...["notes", "employee", "service_type", "code", "code_before", "payment", "group"],
];
