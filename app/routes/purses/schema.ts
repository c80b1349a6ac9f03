import { z } from "zod";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const typed = z.string("invalid").trim().max(100, "invalid").default("");

/** Some browsers send an empty file field as an empty text instead of a file without a name. */
const picture = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.instanceof(File, { error: "invalid" }).optional(),
);

export const transferSchema = z.discriminatedUnion(
  "form",
  [
    // `prepareTransfer` reports the errors of these fields together, after reading the picture.
    z.object({
      form: z.literal("prepare"),
      purse: id,
      amount: typed,
      to: typed,
      picture,
    }),
    z.object({ form: z.literal("send"), key: z.uuid() }),
  ],
  "invalid",
);
