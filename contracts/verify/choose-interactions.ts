import type { Pact } from "../pact-file.ts";

type Interaction = Pact["interactions"][number];

/** An interaction that the verifier skips, with the reason. */
export type LeftOut = { description: string; reason: string; isOptional?: boolean };

export type Choice = {
  /** Only `GET` requests, and no provider state is set up. */
  isReadOnly: boolean;
  /** Whether the values of a state are known without a setup. */
  knows: (state: string, parameters: Record<string, unknown>) => boolean;
  only?: RegExp;
  /** States that the state server does not know. */
  unknownStates?: ReadonlySet<string>;
};

/** Few test systems can fail on demand, and every client expects that a server may. */
const OPTIONAL_STATES = ["the server fails"];

export const NO_STATE = "no state";
export const NOT_ASKED = "not asked for";

/** Chooses the interactions that the verifier may try on the API. */
export function chooseInteractions(pact: Pact, choice: Choice): { pact: Pact; leftOut: LeftOut[] } {
  const reasons = pact.interactions.map((each) => findReason(each, choice));
  return {
    pact: { ...pact, interactions: pact.interactions.filter((_, at) => !reasons[at]) },
    leftOut: pact.interactions.flatMap(({ description, providerStates = [] }, at) => {
      const reason = reasons[at];
      const isOptional =
        reason?.startsWith(NO_STATE) &&
        providerStates.every(
          ({ name }) => OPTIONAL_STATES.includes(name) || !choice.unknownStates?.has(name),
        );
      return reason ? [{ description, reason, ...(isOptional && { isOptional }) }] : [];
    }),
  };
}

function findReason(interaction: Interaction, choice: Choice) {
  const { isReadOnly, knows, only, unknownStates } = choice;
  const { description, request, providerStates = [] } = interaction;
  if (only && !only.test(description)) return NOT_ASKED;
  if (!isReadOnly) {
    const missing = providerStates.find(({ name }) => unknownStates?.has(name));
    return missing && `${NO_STATE}: ${missing.name}`;
  }
  if (request.method !== "GET") return `${request.method} may change something`;
  const unknown = providerStates.find(({ name, params = {} }) => !knows(name, params));
  return unknown && `no values are given for: ${unknown.name}`;
}

/** Whether only the state server's owners can change that it is left out. */
export const isForWantOfState = ({ reason, isOptional }: LeftOut): boolean =>
  reason.startsWith(NO_STATE) && !isOptional;
