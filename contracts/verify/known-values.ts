import { readFileSync } from "node:fs";
import { z } from "zod";

const tableSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/**
 * Values of states that need no setting up, out of a file: by the state's name, or by its name and
 * its parameters in brackets, as in `somebody is logged in (company)`.
 */
export function readKnownValues(file: string) {
  const table = tableSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return (state: string, parameters: Record<string, unknown> = {}) =>
    table[`${state} (${Object.values(parameters).join(", ")})`] ?? table[state];
}
