// The tests count the calls that reach the API: nothing here may order a second taxi.
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { texts } from "../../app/features/order-taxi/texts.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import { addTraveller, tripsOf, visitAs } from "../services/customers.ts";
import { type ErrorReports, startErrorReports } from "../services/error-reports.ts";
import { inTurn } from "../services/in-turn.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import type { Page, Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { press, type ReadForm, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
let other: Panel;
let store: Redis;
let desk: ErrorReports;
beforeAll(async () => {
  desk = await startErrorReports();
  panel = await startPanel({
    env: { API_TIMEOUT_MS: "10000", LIVE_PANEL_SECONDS: "1", SENTRY_DSN: desk.dsn },
  });
  other = await startPanel({ sandbox: panel.sandbox, redis: panel.redis });
  store = new Redis(panel.redis.url);
});
afterAll(async () => {
  store?.disconnect();
  await other?.stop();
  await panel?.stop();
  await desk?.stop();
});
afterEach(() => panel.sandbox.faults.clear());

const callsOf = (operation: Fault["operation"]) =>
  panel.sandbox.calls.get(operation as "createTrip") ?? 0;

const fail = (fault: Omit<Fault, "operation">, operation: Fault["operation"] = "createTrip") =>
  panel.sandbox.faults.add({ operation, times: 1, ...fault });

async function openForm(visitor: Visitor): Promise<ReadForm> {
  const query = new URLSearchParams({ to: "Estación Central", group: "1" });
  return readForm((await visitor.get(`/request?${query}`)).html, "request");
}

const order = (visitor: Visitor, form: ReadForm) => press(visitor, form, { name: "order" });

/** Deletes the leases, as when they expire or a failover loses them. */
async function loseLeases(): Promise<void> {
  await waitFor(async () => {
    const leases = await store.keys("parada:*:order:*:lease");
    expect(leases).not.toEqual([]);
    await store.del(leases);
  });
}

describe("a panel that loses its lease while it asks for the fare", () => {
  it.each([
    ["after a failover", () => {}, () => {}],
    ["after its process has stalled", () => panel.signal("SIGSTOP"), () => panel.signal("SIGCONT")],
  ])("orders no second taxi %s", { tags: "full" }, async (_, stall, goOn) => {
    const account = addTraveller(panel);
    const visitors = [await visitAs(panel, account), await visitAs(other, account)] as const;
    const form = await openForm(visitors[0]);
    const before = callsOf("createTrip");
    const asked = callsOf("searchAgrupations");
    fail({ kind: "slow", delayMs: 3_000 }, "searchAgrupations");
    const first = order(visitors[0], form);
    await waitFor(() => expect(callsOf("searchAgrupations")).toBeGreaterThan(asked));
    stall();
    await loseLeases();
    const second = await order(visitors[1], form);
    goOn();
    expect((await first).location).toBe(second.location);
    expect(second.location).toBe(`/?trip=${tripsOf(panel, account)[0]?.id}`);
    expect(tripsOf(panel, account)).toHaveLength(1);
    expect(callsOf("createTrip") - before).toBe(1);
  });
});

describe("an API that executes an order, fails, and lists the trip late", () => {
  it.each(inTurn([500, 408, 429], { every: 3 }))(
    "gets no second call after a %i",
    async (status) => {
      const account = addTraveller(panel);
      const visitor = await visitAs(panel, account);
      const form = await openForm(visitor);
      const before = callsOf("createTrip");
      fail({ kind: "status", status, afterwards: true, body: { message: "Más tarde" } });
      // One list call before the order, and those that look for it.
      fail(
        { kind: "status", status: 200, body: { services: [] }, times: 50 },
        "listTripsInProcess",
      );
      const lost = await order(visitor, form);
      expect(lost).toMatchObject({ status: 303, location: expect.stringMatching(/^\/\?order=/) });
      expect(await order(visitor, form)).toMatchObject({ location: lost.location });
      expect(tripsOf(panel, account)).toHaveLength(1);
      panel.sandbox.faults.clear();
      const [trip] = tripsOf(panel, account);
      expect(await visitor.get(lost.location ?? "")).toMatchObject({
        location: `/?trip=${trip?.id}`,
      });
      expect(await order(visitor, form)).toMatchObject({ location: `/?trip=${trip?.id}` });
      expect(callsOf("createTrip") - before).toBe(1);
    },
  );

  it("has its words quoted next to the message that the result is unknown", {
    tags: "full",
  }, async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    fail({ kind: "status", status: 429, body: { message: "Demasiados pedidos" } });
    const { location = "" } = await order(visitor, await openForm(visitor));
    const { html } = await visitor.get(location);
    expect(textOf(html)).toContain(texts.en.unknown);
    expect(textOf(html)).toContain("Demasiados pedidos");
  });
});

describe("the same order from several tabs at once", () => {
  it("is sent once, and the other tabs ask whether another taxi is meant", {
    tags: "full",
  }, async () => {
    const account = addTraveller(panel);
    const visitors = [await visitAs(panel, account), await visitAs(other, account)] as const;
    const forms = await Promise.all(
      Array.from({ length: 6 }, (_, at) => openForm(visitors[at % 2] ?? visitors[0])),
    );
    const before = callsOf("createTrip");
    fail({ kind: "slow", delayMs: 700 }, "searchAgrupations");
    const answers = await Promise.all(
      forms.map((form, at) => order(visitors[at % 2] ?? visitors[0], form)),
    );
    const [trip, ...others] = tripsOf(panel, account);
    expect(others).toEqual([]);
    expect(callsOf("createTrip") - before).toBe(1);
    const isQuestion = ({ location = "" }: Page) => location.includes("again=");
    expect(answers.filter((answer) => !isQuestion(answer))).toMatchObject([
      { location: `/?trip=${trip?.id}` },
    ]);
    for (const { location = "" } of answers.filter(isQuestion)) {
      const { html } = await visitors[0].get(location);
      expect(textOf(html)).toContain("You have just made this request. Request another taxi?");
      expect(html).toContain(`href="/?trip=${trip?.id}"`);
    }
  });

  it("asks to confirm while an answer is still pending, and asks once", {
    tags: "full",
  }, async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const forms = [await openForm(visitor), await openForm(visitor)] as const;
    fail({ kind: "reset" });
    const { location: lost = "" } = await order(visitor, forms[0]);
    const { location = "" } = await order(visitor, forms[1]);
    const { html } = await visitor.get(location);
    expect(textOf(html)).toContain(texts.en.again_unsettled);
    expect(html).toContain(`href="${lost}"`);
    const before = callsOf("createTrip");
    const question = readForm(html, "confirm-order");
    const confirmed = await Promise.all(
      [1, 2].map(() => press(visitor, question, { text: texts.en.order_another })),
    );
    expect(new Set(confirmed.map((answer) => answer.location)).size).toBe(1);
    expect(callsOf("createTrip") - before).toBe(1);
  });
});

describe("an order with an unknown result", () => {
  it("leaves one log line and one report with brand, request, operation and key", async () => {
    desk.events.splice(0);
    const from = panel.logs().length;
    const visitor = await visitAs(panel, addTraveller(panel));
    fail({ kind: "reset" });
    await order(visitor, await openForm(visitor));
    const readLines = () =>
      panel
        .logs()
        .slice(from)
        .filter((line) => line.includes("the answer of a call was lost"))
        .map((line) => JSON.parse(line));
    const lines = await vi.waitUntil(() => readLines().length > 0 && readLines());
    expect(lines).toEqual([
      expect.objectContaining({
        level: "error",
        brand: "radio-taxi-cantalmar",
        operation: "createTrip",
        requestId: expect.any(String),
        idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        outcome: "unknown",
      }),
    ]);
    const { requestId, brand, operation, idempotencyKey } = lines[0];
    await waitFor(() => expect(desk.events).not.toEqual([]));
    expect(desk.events.map((event) => JSON.parse(event).tags)).toMatchObject([
      { requestId, brand, operation, idempotencyKey },
    ]);
  });

  it.each(inTurn(["/panel", "/bookings"], { every: 3, from: 1 }))(
    "is listed on %s until it is settled",
    async (screen) => {
      const account = addTraveller(panel);
      const visitor = await visitAs(panel, account);
      fail({ kind: "status", status: 500, afterwards: true });
      fail(
        { kind: "status", status: 200, body: { services: [] }, times: 50 },
        "listTripsInProcess",
      );
      const { location = "" } = await order(visitor, await openForm(visitor));
      const listed = await visitor.get(screen);
      expect(textOf(listed.html)).toContain(texts.en.unsettled_one);
      expect(textOf(listed.html)).toContain("Estación Central");
      expect(listed.html).toContain(`href="${location}"`);
      const stranger = await visitAs(panel, addTraveller(panel));
      expect((await stranger.get(screen)).html).not.toContain(texts.en.unsettled_one);

      panel.sandbox.faults.clear();
      expect(tripsOf(panel, account)).toHaveLength(1);
      await waitFor(async () => {
        const { html } = await visitor.get(screen);
        expect(html).not.toContain(`href="${location}"`);
      }, 20_000);
    },
  );
});
