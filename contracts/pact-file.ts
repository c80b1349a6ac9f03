import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Rule = { combine: "AND" | "OR"; matchers: { match: string; min?: number }[] };
export type Rules = Record<string, Rule>;

/** What a reader of an interaction wants to know beside it. */
export type Comments = {
  operation: string;
  /** The screens that call it, by the kinds of users who see them. */
  audiences: Audience[];
  /** The places of the answer that may be missing or null: `services[].taxi`. */
  mayLack?: string[];
};

export type Audience = { users: string[]; screens: string[] };

export type ProviderState = { name: string; params?: Record<string, unknown> };

export type Interaction = {
  description: string;
  comments?: Partial<Comments>;
  providerStates?: ProviderState[];
  request: {
    method: string;
    path: string;
    query?: Record<string, string[]>;
    headers?: Record<string, string[]>;
    body?: { content?: unknown };
    generators?: Record<string, unknown>;
  };
  response: {
    status: number;
    body?: { content?: unknown };
    headers?: Record<string, string[]>;
    matchingRules?: { body?: Rules };
  };
};

/** The parts of a pact that the checks read. */
export type Pact = {
  interactions: Interaction[];
  metadata?: Record<string, unknown>;
};

export const pactPath = fileURLToPath(new URL("pacts/parada-panel-taxi-api.json", import.meta.url));

export function readPact(path = pactPath): Pact {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** The names of the states' values that a request needs. */
export function listNeededValues({ generators = {} }: Interaction["request"]): string[] {
  const names = JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g);
  return Array.from(names, ([, name = ""]) => name);
}
