import { visitorOf } from "../sandbox/test-client.ts";
import { addTraveller, visitAs } from "../tests/services/customers.ts";
import { startPanel } from "../tests/services/panel.ts";

const ROUNDS = 20;
const CALL_MS = 200;

/** Each case with the length of its longest chain of dependent calls. */
const pages = {
  "with both addresses known": {
    query: {
      ...{ from: "Plaza Mayor", from_lat: "38.001", from_lng: "0.612" },
      ...{ to: "Estación Central", to_lat: "37.9953", to_lng: "0.5921" },
    },
    chain: 1,
  },
  "with words to look up": { query: { to: "Estación Central" }, chain: 2 },
};

export type FarePage = { pageMs: number; chainMs: number; ratio: number };

/** Compares the fare page with its chain of dependent calls when every call is slow. */
export async function compareFarePages(): Promise<Record<string, FarePage>> {
  const panel = await startPanel({ env: { LOG_LEVEL: "warn" } });
  try {
    const company = addTraveller(panel, 0, { role: "company" });
    const visitor = await visitAs(panel, company);
    const api = visitorOf(panel.sandbox, "radio-taxi-cantalmar");
    const open = async (query: Record<string, string>) => {
      const { html } = await visitor.get(`/request?${new URLSearchParams(query)}`);
      if (!html.includes('name="order"')) throw new Error("The page shows no fare");
    };
    // Warm up, so that compilation does not count.
    for (const { query } of Object.values(pages)) await measure(() => open(query));

    panel.sandbox.faults.add({ operation: "*", kind: "slow", delayMs: CALL_MS });
    const callMs = await measure(() => api.get("/configuration"));

    const compared: Record<string, FarePage> = {};
    for (const [name, { query, chain }] of Object.entries(pages)) {
      const pageMs = await measure(() => open(query));
      const chainMs = callMs * chain;
      compared[name] = {
        pageMs: Math.round(pageMs),
        chainMs: Math.round(chainMs),
        ratio: Number((pageMs / chainMs).toFixed(3)),
      };
    }
    return compared;
  } finally {
    await panel.stop();
  }
}

/** The median. */
async function measure(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  while (times.length < ROUNDS) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] ?? 0;
}
