import { openAccount, type Person } from "../tests/services/accounts.ts";
import { startPanel } from "../tests/services/panel.ts";
import { createVisitor } from "../tests/services/visitor.ts";

/** One request per account, since the panel limits tries. */
const ROUNDS = 300;

const questions: Record<string, { path: string; form: (login: string) => Record<string, string> }> =
  {
    logIn: { path: "/login", form: (username) => ({ username, password: "not-the-password" }) },
    recovery: { path: "/recover_password", form: (login) => ({ login }) },
    removal: { path: "/remove_account", form: (login) => ({ intent: "ask", login }) },
  };

export type Comparison = { knownMs: number; unknownMs: number; ratio: number };

/** Compares the panel's response times for known and unknown accounts. */
export async function compareKnownAndUnknown(): Promise<Record<string, Comparison>> {
  const panel = await startPanel({ env: { LOG_LEVEL: "warn" } });
  try {
    const [brand] = panel.sandbox.world.brands;
    if (!brand) throw new Error("There is a brand");
    const people: Person[] = [];
    while (people.length < ROUNDS) people.push(await openAccount(panel.sandbox, brand));

    const comparisons: Record<string, Comparison> = {};
    for (const [name, { path, form }] of Object.entries(questions)) {
      const times = { known: [] as number[], unknown: [] as number[] };
      for (const [at, { email }] of people.entries()) {
        const ask = async (kind: keyof typeof times) => {
          const login = kind === "known" ? email : `q${email.slice(1)}`;
          const visitor = createVisitor(panel, brand.domains[0] ?? "");
          const started = performance.now();
          await visitor.post(path, form(login));
          times[kind].push(performance.now() - started);
        };
        // Alternate the order, so that neither is always second.
        for (const kind of at % 2
          ? (["known", "unknown"] as const)
          : (["unknown", "known"] as const))
          await ask(kind);
      }
      comparisons[name] = compare(medianOf(times.known), medianOf(times.unknown));
    }
    return comparisons;
  } finally {
    await panel.stop();
  }
}

function compare(known: number, unknown: number): Comparison {
  const round = (value: number) => Number(value.toFixed(3));
  return { knownMs: round(known), unknownMs: round(unknown), ratio: round(known / unknown) };
}

function medianOf(times: number[]): number {
  // The first requests warm the panel up.
  const sorted = times.slice(times.length / 10).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
