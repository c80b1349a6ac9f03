import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The parts of a pact that the checks read. */
export type Pact = {
  interactions: {
    description: string;
    providerStates?: { name: string; params?: Record<string, unknown> }[];
    request: { method: string; path: string };
    response: { status: number };
  }[];
};

export const pactPath = fileURLToPath(new URL("pacts/parada-panel-taxi-api.json", import.meta.url));

export function readPact(path = pactPath): Pact {
  return JSON.parse(readFileSync(path, "utf8"));
}
