import { z } from "zod";
import type { Address } from "../../api/addresses.server.ts";
import { between, maxLength, required, text } from "../../forms/rules.server.ts";

/** A chosen address, as `toAddressQuery` encodes it. */
export const addressFields = {
  name: text(required, maxLength(300)),
  lat: text(required, between(-90, 90)).transform(Number),
  lng: text(required, between(-180, 180)).transform(Number),
};

type Sent = z.output<z.ZodObject<typeof addressFields>>;

export function toChosenAddress({ name, lat, lng }: Sent): Address {
  return { name, latitude: lat, longitude: lng };
}

// Creating a schema takes longer than using it, so all requests share this one.
const chosenSchema = z.object(addressFields);

/** Reads the address that the user chose by a link. */
export function readChosenAddress(query: URLSearchParams): Address | undefined {
  // Most requests have no address, and the schema would take long to find that out.
  if (!query.has("lat")) return undefined;
  const { data } = chosenSchema.safeParse(Object.fromEntries(query));
  return data && toChosenAddress(data);
}
