/** These say nothing while they are empty. Others do: an empty phone number means that no call is wanted. */
export const silentWhenEmpty = [
  ...["from_lat", "from_lng", "to", "to_lat", "to_lng", "date", "time"],
  ...["notes", "employee", "service_type", "code", "code_before", "payment", "group"],
];
