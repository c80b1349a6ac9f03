import { readFileSync } from "node:fs";
import { z } from "zod";

const tableSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/**
 * Reads the values of states that need no setup from a file. A key is the state's name, or its name with
 * its parameters in brackets, as in `a user is logged in (company)`.
 */
export function readKnownValues(file: string) {
  const table = tableSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return (state: string, { shows: _, ...parameters }: Record<string, unknown> = {}) =>
    table[`${state} (${Object.values(parameters).join(", ")})`] ?? table[state];
}
