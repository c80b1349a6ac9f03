import { request } from "undici";
import { type DemoLogin, listDemoLogins } from "../sandbox/accounts/seed.ts";
import { watchStore } from "../tests/services/store-watch.ts";
import { type Figures, round, toFigure } from "./figure.ts";
import { type Ask, load, loadSteadily } from "./load.ts";
import { type BenchPanel, readPage, startBenchPanel } from "./panel.ts";
import { askOf, launchRemix } from "./peers.ts";
import { compare, spreadOf, takeTurns } from "./turns.ts";

// Many short rounds, so that other load on the machine affects both sides alike.
const ROUNDS = 31;
const SECONDS = 0.5;
const STEADY = { perSecond: 50, seconds: 3 };
const PATH = "/favorite";

/** Compares a logged-in page with a bare page of the same elements and one plain fetch of the same call. */
export async function benchMemberPage(): Promise<Figures> {
  const panel = await startBenchPanel();
  const [login] = listDemoLogins(panel.stub.sandbox.world);
  if (!login) throw new Error("The sandbox has no client login");
  const cookie = await panel.logIn(login);
  const page = panel.ask(PATH, { cookie });
  const html = await readPage(page);
  const api = await askDirectly(panel, login);
  const remix = await launchRemix(html, {
    loader: "{ api: await (await fetch(process.env.API, JSON.parse(process.env.ASK))).json() }",
    env: {
      API: `${panel.stub.origin}${api.path}`,
      ASK: JSON.stringify({ headers: api.headers }),
    },
  });
  try {
    const perSecond = async (ask: typeof page) => (await load([ask], SECONDS)).perSecond;
    const seen = await takeTurns(ROUNDS, {
      panel: () => perSecond(page),
      remix: () => perSecond(askOf(remix)),
    });
    const steady = await takeTurns(3, {
      panel: () => loadSteadily(page, STEADY.perSecond, STEADY.seconds),
      api: () => loadSteadily(api, STEADY.perSecond, STEADY.seconds),
    });
    const added = steady.panel.map((ms, at) => ms - (steady.api[at] ?? 0));
    const from = `panel ${round(spreadOf(seen.panel).median)}/s, remix ${round(spreadOf(seen.remix).median)}/s; ${Buffer.byteLength(html)} bytes`;
    return {
      "member page to bare Remix with one fetch": toFigure(compare(seen.panel, seen.remix), {
        atLeast: 0.7,
        from,
      }),
      "added p50 at 50 requests/s, ms": toFigure(spreadOf(added), { atMost: 8 }),
      "store round trips for a member page": {
        value: await countRoundTrips(panel, page),
        atMost: 2,
      },
    };
  } finally {
    await Promise.all([panel, remix].map((server) => server.stop()));
  }
}

/** The page's call, sent without the panel. */
async function askDirectly({ stub }: BenchPanel, { brand, ...login }: DemoLogin): Promise<Ask> {
  const { username, password } = login;
  const group = { "app-agrupation": brand.permalink };
  const { body } = await request(`${stub.origin}/authenticate/`, {
    method: "POST",
    headers: { "content-type": "application/json", ...group },
    body: JSON.stringify({ credentials: { username, password } }),
  });
  const { auth_token: token } = (await body.json()) as { auth_token: string };
  return { port: stub.port, path: "/favorites", headers: { authorization: token, ...group } };
}

/** The panel's store commands for one page: the least of several, since a shared list may be due for a poll. */
async function countRoundTrips({ redis }: BenchPanel, page: Ask): Promise<number> {
  await readPage(page);
  const watch = await watchStore(redis);
  const counts: number[] = [];
  try {
    for (let visit = 0; visit < 5; visit += 1) {
      await readPage(page);
      counts.push((await watch.takeCommands()).length);
    }
  } finally {
    watch.stop();
  }
  return Math.min(...counts);
}
