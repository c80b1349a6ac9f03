import { createHash } from "node:crypto";
import type { Pact } from "../pact-file.ts";

/** Tells pacts apart by what they ask, however a broker has stored them. */
export function hashPact({ interactions }: Pact): string {
  const asked = interactions.map(({ description, providerStates, request, response }) =>
    JSON.stringify(sort({ description, providerStates, request, response })),
  );
  return createHash("sha256").update(asked.toSorted().join("\n")).digest("hex").slice(0, 12);
}

function sort(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sort);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sort(inner)]));
}
