import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { demoLogin } from "../http/demo-login.ts";
import { listenTo } from "../services/event-listener.ts";
import { createMemoryProbe, type Memory, toMegabytes } from "../services/memory-probe.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { quantile, startSteadyLoad } from "../services/steady-load.ts";
import { createVisitor, type Page } from "../services/visitor.ts";

/** A shorter run finds fewer leaks. */
const SECONDS = Number(process.env.SOAK_SECONDS ?? 600);
const PER_SECOND = Number(process.env.SOAK_PER_SECOND ?? 20);
const MEASURED = 12;
/** Memory may grow this much after the first third, in which code is compiled and caches fill. */
const MOST_GROWTH = 8 * 1024 * 1024;

const host = "cantalmar.localhost";

it(
  `a panel that is visited for ${SECONDS} seconds holds no more memory at the end`,
  async () => {
    const probe = await createMemoryProbe();
    const panel = await startPanel({ env: { ...probe.env, LIVE_PANEL_SECONDS: "1" } });
    const load = startSteadyLoad(PER_SECOND, visitsOf(panel));
    const measured: Memory[] = [];
    for (let at = 0; at < MEASURED; at += 1) {
      await sleep((SECONDS / MEASURED) * 1000);
      measured.push(await probe.read());
      // The pages are dropped, since the list of results would keep them in memory.
      load.ended.splice(0, load.ended.length, ...load.ended.map(forgetPage));
    }
    const ended = await load.stop();
    await panel.stop();

    console.table(
      measured.map(({ held, rss }, at) => ({
        seconds: Math.round(((at + 1) * SECONDS) / MEASURED),
        "held MB": toMegabytes(held),
        "rss MB": toMegabytes(rss),
      })),
    );
    const rest = measured.slice(MEASURED / 3).map(({ held }) => held);
    const growth = average(rest.slice(rest.length / 2)) - average(rest.slice(0, rest.length / 2));
    const times = ended.map(({ from, to }) => to - from);
    console.log(
      `${ended.length} requests in ${SECONDS} s, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms; from the second third to the last ${toMegabytes(growth)} MB more are held`,
    );
    expect(ended.filter(({ page }) => page?.status !== 200)).toEqual([]);
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(new Set(measured.map(({ pid }) => pid)).size).toBe(1);
  },
  (SECONDS + 120) * 1000,
);

/** What users do: look around, log in and out, mistype, follow dead links, keep a tab open for a while. */
function visitsOf(panel: Panel): Parameters<typeof startSteadyLoad<Page>>[1] {
  const kinds = ["client", "company", "employee"] as const;
  const members = kinds.map((kind) => {
    const visitor = createVisitor(panel, host);
    return { visitor, ready: visitor.logIn(demoLogin(panel, kind)) };
  });

  const expectStatus = async (asked: Promise<Page>, status: number): Promise<Page> => {
    const page = await asked;
    if (page.status !== status) throw new Error(`${page.status} instead of ${status}`);
    return { ...page, status: 200 };
  };

  async function comeAndGo(): Promise<Page> {
    const visitor = createVisitor(panel, host);
    await expectStatus(visitor.logIn(demoLogin(panel, "client")), 303);
    const tab = await listenTo(panel, { host, visitor });
    const page = await visitor.get("/panel");
    await sleep(1_500);
    await tab.breakOff();
    await expectStatus(visitor.post("/logout", {}), 303);
    return page;
  }

  async function asMember(count: number, path: string): Promise<Page> {
    const { visitor, ready } = members[count % members.length] as (typeof members)[number];
    await ready;
    return visitor.get(path);
  }

  async function duringFault(): Promise<Page> {
    panel.sandbox.faults.add({ operation: "recoverPassword", kind: "reset", times: 1 });
    const login = demoLogin(panel, "client").username;
    const asked = createVisitor(panel, host).post("/recover_password", { login });
    return expectStatus(asked, 502);
  }

  const guest = (count: number) => createVisitor(panel, host, { headers: languageOf(count) });
  const pages = ["/", "/favorite", "/history", "/panel", "/request", "/Bookings"];
  const publicPages = ["/before_room", "/login", "/help", "/register", "/about"];
  const sends: [string, (count: number) => Promise<Page>][] = [
    ["member", (count) => asMember(count, pages[count % pages.length] ?? "/")],
    ["guest", (count) => guest(count).get(publicPages[count % publicPages.length] ?? "/")],
    ["member", (count) => asMember(count, pages[(count + 3) % pages.length] ?? "/")],
    ["another brand", () => createVisitor(panel, "alazul.localhost").get("/before_room")],
    ["dead link", (count) => expectStatus(guest(count).get(`/nowhere/${count}`), 404)],
    ["wrong password", (count) => expectStatus(mistype(guest(count), count), 422)],
    ["unknown host", (count) => createVisitor(panel, `h${count}.example`).get("/before_room")],
    ["member", (count) => asMember(count, `/history?page=1&x=${count}`)],
    ["comes and goes", comeAndGo],
    ["fault", duringFault],
  ];
  return (count) => {
    const [what, send] = sends[count % sends.length] as (typeof sends)[number];
    return { what, asked: send(Math.floor(count / sends.length)) };
  };
}

const mistype = (visitor: ReturnType<typeof createVisitor>, count: number) =>
  visitor.logIn({ username: `unknown-${count}@correo.example`, password: "not-the-password" });

const languageOf = (count: number) => ({ "accept-language": count % 2 ? "es" : "en" });

const average = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

function forgetPage<Each extends { page: Page | undefined }>(each: Each): Each {
  return { ...each, page: each.page && { ...each.page, html: "", headers: {} } };
}
