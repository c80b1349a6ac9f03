import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Where `npm run contracts:verify -- --report build/verification` leaves it. */
export const verificationPath = fileURLToPath(
  new URL("../../build/verification/verification.json", import.meta.url),
);

// The verifier of another version may say more than this, and need not say all of it.
const verificationSchema = z.looseObject({
  api: z.string().default("the API"),
  date: z.string().optional(),
  apiVersion: z.string().optional(),
  pacts: z.array(z.looseObject({ version: z.string(), hash: z.string() })).default([]),
  results: z.array(
    z.looseObject({
      description: z.string(),
      problems: z.array(z.string()).default([]),
      operation: z.string().default("a call"),
      call: z.string().optional(),
      screens: z.array(z.string()).default([]),
      audiences: z
        .array(z.looseObject({ users: z.array(z.string()), screens: z.array(z.string()) }))
        .default([]),
      exchange: z
        .looseObject({ status: z.number().optional(), failure: z.string().optional() })
        .optional(),
    }),
  ),
  leftOut: z
    .array(z.looseObject({ description: z.string(), reason: z.string().default("") }))
    .default([]),
});

/** The report of a verification, as the verifier writes it. */
export type Verification = z.infer<typeof verificationSchema>;

export function readVerification(file: string): Verification {
  const parsed = verificationSchema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is no report of the verifier: ${z.prettifyError(parsed.error)}`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON`, { cause });
  }
}
