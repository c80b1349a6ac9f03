import { listNeededValues, type Pact } from "../pact-file.ts";
import { stateMeanings } from "../state-meanings.ts";

export type State = {
  name: string;
  meaning?: string;
  /** Each parameter with the values that occur. */
  parameters: Record<string, unknown[]>;
  /** What an interaction takes from the state's answer: `token`, an id. */
  returns: string[];
  interactions: string[];
};

const meanings: Record<string, { meaning: string } | undefined> = stateMeanings;

/** The states of a pact, as its interactions use them. */
export function listStates({ interactions }: Pact): State[] {
  const states = new Map<string, State>();
  for (const interaction of interactions) {
    const { description, providerStates = [] } = interaction;
    const taken = listNeededValues(interaction.request);
    for (const { name, params = {} } of providerStates) {
      const state = states.get(name) ?? {
        ...{ name, meaning: meanings[name]?.meaning, parameters: {} },
        ...{ returns: [], interactions: [] },
      };
      for (const [key, value] of Object.entries(params)) {
        const known = state.parameters[key] ?? [];
        const isNew = !known.some((each) => JSON.stringify(each) === JSON.stringify(value));
        state.parameters[key] = isNew ? [...known, value] : known;
      }
      state.returns = [...new Set([...state.returns, ...taken])];
      state.interactions.push(description);
      states.set(name, state);
    }
  }
  return [...states.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

export function toText({ name, meaning, parameters, interactions }: State): string {
  const { shows, ...own } = parameters;
  const known = Object.entries(own).map(([key, values]) => `${key}: ${values.join(" | ")}`);
  const places = [...new Set((shows ?? []).flat())];
  return [
    `${name}${known.length > 0 ? ` { ${known.join(", ")} }` : ""} (${interactions.length} interactions)`,
    ...(meaning ? [`  ${meaning}`] : []),
    ...(places.length > 0 ? [`  shows: ${places.join(", ")}`] : []),
  ].join("\n");
}
