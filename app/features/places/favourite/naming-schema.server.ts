import { z } from "zod";
import { maxLength, prompted, required, text } from "../../../forms/rules.server.ts";
import { addressFields } from "../chosen-address.server.ts";

export const aliasField = text(required, prompted(0), maxLength(80));

/** The key stays the same when the form is sent twice. */
export const namingSchema = z.object({
  form: z.literal("add"),
  key: z.uuid(),
  alias: aliasField,
  ...addressFields,
});

export type NamingSent = z.output<typeof namingSchema>;

/** The user does not type the address, so its errors belong to the form as a whole. */
export const namingFields = {
  "favorito.direccion": "",
  "favorito.lat": "",
  "favorito.lng": "",
};
