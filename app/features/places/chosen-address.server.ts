import { z } from "zod";
import type { Address } from "../../api/addresses.server.ts";
import { between, maxLength, required, text } from "../../forms/rules.server.ts";

/** What `AddressValue` sends. */
export const addressFields = {
  name: text(required, maxLength(300)),
  lat: text(required, between(-90, 90)).transform(Number),
  lng: text(required, between(-180, 180)).transform(Number),
};

type Sent = z.output<z.ZodObject<typeof addressFields>>;

export function toChosenAddress({ name, lat, lng }: Sent): Address {
  return { name, latitude: lat, longitude: lng };
}

// Made once: every page with an address reads one, and to make a schema takes longer than to use it.
const chosenSchema = z.object(addressFields);

/** The address that a link has chosen; nothing where it names none. */
export function readChosenAddress(query: URLSearchParams): Address | undefined {
  // Most pages that could have one have none, and to find that out by the schema takes long.
  if (!query.has("lat")) return undefined;
  const { data } = chosenSchema.safeParse(Object.fromEntries(query));
  return data && toChosenAddress(data);
}
