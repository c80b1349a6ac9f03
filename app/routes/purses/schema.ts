import { z } from "zod";

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const typed = z.string("invalid").trim().max(100, "invalid").default("");

/** Some browsers send a field that was left alone as nothing, and not as a file without a name. */
const picture = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.instanceof(File, { error: "invalid" }).optional(),
);

export const transferSchema = z.discriminatedUnion(
  "form",
  [
    // What is wrong with these is said together, once the picture has been read.
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
