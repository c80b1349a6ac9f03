import { makeMalformed } from "./malformed-requests.ts";
import type { Panel } from "./panel.ts";
import { sendRaw } from "./raw-request.ts";
import { listRoutes, toAddress } from "./routes.ts";

/** The number of answers by status, and the requests that caused a server error. */
export type Outcome = { statuses: Map<number | "cut off", number>; failures: string[] };

/** Sends this many requests, a few at a time, each on a connection of its own. */
export async function sendMalformed(
  { port }: Pick<Panel, "port">,
  count: number,
  { seed, cookies }: { seed: number; cookies?: string[] },
): Promise<Outcome> {
  const routes = await listRoutes();
  const paths = [...routes.map((route) => toAddress(route)), "/build/", "/healthz", "/favicon.ico"];
  const outcome: Outcome = { statuses: new Map(), failures: [] };
  const waiting = makeMalformed(count, { seed, paths, cookies });
  const work = async () => {
    for (const { bytes, name } of waiting) {
      const { statuses, text } = await sendRaw(port, bytes, { quietMs: 3000 });
      const status = statuses[0] ?? "cut off";
      outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
      if (statuses.some((each) => each >= 500))
        outcome.failures.push(`${name}\n${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return outcome;
}
