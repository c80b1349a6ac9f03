import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addTraveller, visitAs } from "../services/customers.ts";
import { type EventListener, listenTo } from "../services/event-listener.ts";
import { startKeptAliveLoad } from "../services/kept-alive-load.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { type Router, startRouter } from "../services/router.ts";
import { orderTaxi } from "../services/trips.ts";
import type { Visitor } from "../services/visitor.ts";

const host = "cantalmar.localhost";
const PER_SECOND = 50;
const TABS = 10;
/** A browser reconnects after this time. */
const COME_BACK_MS = 500;
const env = { STOP_DRAIN_SECONDS: "2", LIVE_PANEL_SECONDS: "0.5", LIVE_HEARTBEAT_SECONDS: "0.5" };

let leaving: Panel;
let staying: Panel;
let router: Router;
beforeAll(async () => {
  staying = await startPanel({ env });
  leaving = await startPanel({ env, sandbox: staying.sandbox, redis: staying.redis });
  router = await startRouter([leaving.port, staying.port]);
});
afterAll(async () => {
  await router.stop();
  await staying.stop();
});

/** A tab that reconnects as browsers do, and records the events of all its connections. */
function keepListening(visitor: Visitor) {
  const state = { isClosed: false, line: undefined as EventListener | undefined, lines: 0 };
  async function listen(): Promise<void> {
    while (!state.isClosed) {
      state.line = await listenTo(router, { host, visitor });
      state.lines += 1;
      await state.line.ended;
      await wait(COME_BACK_MS);
    }
  }
  const done = listen();
  return {
    lines: () => state.lines,
    line: () => state.line,
    async close(): Promise<void> {
      state.isClosed = true;
      await state.line?.breakOff();
      await done;
    },
  };
}

/** The reconnect and the timers that browsers perform by themselves. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it(`a panel shuts down under ${PER_SECOND} requests a second without a failed request`, async () => {
  const account = addTraveller(staying);
  const visitor = await visitAs(staying, account);
  const tabs = Array.from({ length: TABS }, () => keepListening(visitor));
  const isHeard = (tab: (typeof tabs)[number]) => tab.line()?.news().length;
  await vi.waitFor(() => expect(tabs.every(isHeard)).toBe(true), 10_000);

  const form = "application/x-www-form-urlencoded";
  const load = startKeptAliveLoad(router.port, {
    perSecond: PER_SECOND,
    headers: { host, cookie: [...visitor.cookies].map((pair) => pair.join("=")).join("; ") },
    asks: [
      { path: "/login" },
      { path: "/favorite" },
      { path: "/before_room" },
      { path: "/language", method: "POST", body: "language=es", headers: { "content-type": form } },
    ],
  });
  await wait(2_000);
  const servedBefore = router.served.get(leaving.port) ?? 0;
  const stoppedAt = performance.now();
  leaving.signal("SIGTERM");
  expect(await leaving.ended).toEqual([0, null]);
  const exitMs = performance.now() - stoppedAt;
  await wait(2_000);
  const sent = await load.stop();

  const isGood = ({ status = 0 }: (typeof sent)[number]) => status >= 200 && status < 400;
  const failed = sent.filter((each) => !isGood(each));
  const slowest = Math.max(...sent.map(({ ms }) => ms));
  console.log(
    `${sent.length} requests, ${failed.length} failed, slowest ${Math.round(slowest)} ms, gone after ${Math.round(exitMs)} ms`,
  );
  expect(failed).toEqual([]);
  expect(sent.length).toBeGreaterThan(PER_SECOND * 4);
  expect(servedBefore).toBeGreaterThan(PER_SECOND / 2);
  expect(exitMs).toBeLessThan(10_000);

  // The streams continue on the other panel with new events.
  await vi.waitFor(() => expect(tabs.every(isHeard)).toBe(true), 10_000);
  expect(tabs.some((tab) => tab.lines() > 1)).toBe(true);
  const versions = tabs.map((tab) => tab.line()?.news().at(-1)?.version);
  await orderTaxi(staying, account);
  await vi.waitFor(
    () =>
      expect(tabs.every((tab, at) => tab.line()?.news().at(-1)?.version !== versions[at])).toBe(
        true,
      ),
    10_000,
  );
  for (const tab of tabs) {
    expect(tab.line()?.heard.map(({ event }) => event)).not.toContain("over");
    await tab.close();
  }
});

it("a panel exits within ten seconds, whatever the taxi API does", async () => {
  const { sandbox, redis } = staying;
  const panel = await startPanel({
    env: { STOP_DRAIN_SECONDS: "1", API_TIMEOUT_MS: "60000" },
    sandbox,
    redis,
  });
  const visitor = await visitAs(panel, addTraveller(panel));
  const asked = sandbox.calls.get("listFavourites") ?? 0;
  sandbox.faults.add({ operation: "listFavourites", kind: "slow", delayMs: 30_000, times: 1 });
  const hanging = visitor.get("/favorite").catch((error: Error) => error);
  await vi.waitFor(() => expect(sandbox.calls.get("listFavourites")).toBe(asked + 1));
  const stoppedAt = performance.now();
  panel.signal("SIGTERM");
  expect(await panel.ended).toEqual([0, null]);
  const exitMs = performance.now() - stoppedAt;
  console.log(`gone after ${Math.round(exitMs)} ms, with a call that hangs`);
  expect(exitMs).toBeLessThan(10_000);
  expect(await hanging).toBeInstanceOf(Error);
  expect(panel.logs().join("\n")).toContain("answers were cut off");
});
