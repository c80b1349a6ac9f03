import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Violation } from "../api/violations.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { type Store, StoreDown } from "../store/store.ts";
import { createVault } from "../store/vault.server.ts";
import { createContractViolations } from "./contract-violations.server.ts";
import { createPanelMetrics } from "./panel-metrics.server.ts";

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const vault = createVault(["a secret"]);
let store: Store;
let lines: { level: number; place: string; count: number }[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 2, 8) });
  store = createEmbeddedStore();
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function createPanel({ level = "info", ofPanel = store } = {}) {
  const log = pino({ level }, { write: (line) => lines.push(JSON.parse(line)) });
  const metrics = createPanelMetrics();
  const { add, ...recorder } = createContractViolations({ store: ofPanel, vault, metrics, log });
  const report = (
    violations: Partial<Violation>[],
    call: { operation?: string; requestId?: string } = {},
  ) =>
    add({
      ...{
        operation: "listTrips",
        requestId: "r-1",
        brand: "",
        status: 200,
        leftOut: 0,
        newValues: 0,
        ...call,
      },
      violations: violations.map((each) => ({ ...wrongFare, ...each })),
    });
  return { ...recorder, report, metrics };
}

const wrongFare: Violation = {
  kind: "type",
  place: "services[].fare",
  problem: "must be number",
  found: "string(5)",
};

describe("the list of violations", () => {
  it("counts the answers of a place, with the first and the last time", async () => {
    const panel = createPanel();
    panel.report([wrongFare], { requestId: "r-1" });
    vi.advanceTimersByTime(5 * MINUTE);
    panel.report([wrongFare], { requestId: "r-2" });
    expect(await panel.read()).toEqual({
      keptDays: 7,
      isComplete: true,
      operations: [
        {
          operation: "listTrips",
          violations: [
            {
              kind: "type",
              place: "services[].fare",
              count: 2,
              firstSeen: "2026-03-02T08:00:00.000Z",
              lastSeen: "2026-03-02T08:05:00.000Z",
              samples: [
                {
                  status: 200,
                  problem: "must be number",
                  found: "string(5)",
                  requestId: "r-2",
                  lastSeen: "2026-03-02T08:05:00.000Z",
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it("keeps the last three samples that differ", async () => {
    const panel = createPanel();
    for (const letters of [1, 2, 3, 3, 4]) {
      panel.report([{ found: `string(${letters})` }]);
      vi.advanceTimersByTime(1);
    }
    const [trips] = (await panel.read()).operations;
    expect(trips?.violations).toHaveLength(1);
    const found = trips?.violations[0]?.samples.map((sample) => sample.found);
    expect(found).toEqual(["string(4)", "string(3)", "string(2)"]);
  });

  it("has the newest place and operation first", async () => {
    const panel = createPanel();
    for (const [operation, place] of [
      ["listTrips", "total"],
      ["listTrips", "services"],
      ["getTicket", "answers"],
    ] as const) {
      panel.report([{ place }], { operation });
      vi.advanceTimersByTime(1);
    }
    const { operations } = await panel.read();
    const listed = operations.map(({ operation, violations }) => [
      operation,
      ...violations.map(({ place }) => place),
    ]);
    expect(listed).toEqual([
      ["getTicket", "answers"],
      ["listTrips", "services", "total"],
    ]);
  });

  it("is bounded, and so is the log, however many places an answer breaks", async () => {
    const panel = createPanel();
    const all = Array.from({ length: 500 }, (_, at) => ({ place: `place_${at}` }));
    for (let answer = 0; answer < 3; answer += 1) panel.report(all);
    expect((await panel.read()).operations[0]?.violations).toHaveLength(20);
    expect(lines).toHaveLength(20);
    const other = createPanel();
    other.report(all.slice(100));
    expect((await other.read()).operations[0]?.violations).toHaveLength(20);
  });

  it("forgets a place seven days after its last violation, and no other", async () => {
    const panel = createPanel();
    panel.report([{ place: "old" }, { place: "both" }]);
    await panel.read();
    vi.advanceTimersByTime(4 * DAY);
    panel.report([{ place: "both" }]);
    await panel.read();
    vi.advanceTimersByTime(3 * DAY + 1);
    const [trips] = (await panel.read()).operations;
    expect(trips?.violations.map(({ place, count }) => [place, count])).toEqual([["both", 2]]);
    vi.advanceTimersByTime(4 * DAY);
    expect((await panel.read()).operations).toEqual([]);
  });

  it("adds up what several panels have seen, and outlives them", async () => {
    const [one, other] = [createPanel(), createPanel()];
    one.report([wrongFare]);
    other.report([wrongFare]);
    await Promise.all([one.write(), other.write()]);
    const { operations } = await createPanel().read();
    expect(operations[0]?.violations).toMatchObject([{ count: 2 }]);
  });
});

describe("the store", () => {
  it("is written a second after the first violation, then once a minute at most", async () => {
    const written = vi.spyOn(store, "replaceIf");
    const first = vi.spyOn(store, "setIfAbsent");
    const panel = createPanel();
    panel.report([wrongFare]);
    expect(first).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(first).toHaveBeenCalledTimes(1);
    for (let answer = 0; answer < 59; answer += 1) {
      panel.report([wrongFare]);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(written).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(written).toHaveBeenCalledTimes(1);
  });

  it("gets later what it could not take, once", async () => {
    let isDown = true;
    const failing = new Proxy(store, {
      get: (target, name: keyof Store) =>
        isDown ? () => Promise.reject(new StoreDown("gone")) : target[name],
    });
    const panel = createPanel({ ofPanel: failing });
    panel.report([wrongFare]);
    await vi.advanceTimersByTimeAsync(1_000);
    panel.report([wrongFare]);
    expect(await panel.read()).toMatchObject({
      isComplete: false,
      operations: [{ violations: [{ count: 2 }] }],
    });
    isDown = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await createPanel().read()).toMatchObject({
      isComplete: true,
      operations: [{ violations: [{ count: 2 }] }],
    });
  });
});

describe("the log", () => {
  it("has a line for a new place, then one in ten minutes with the count since", () => {
    const panel = createPanel();
    panel.report([wrongFare, { place: "total" }]);
    expect(lines).toMatchObject([
      { level: 40, place: "services[].fare", count: 1 },
      { place: "total" },
    ]);
    lines = [];
    for (let minute = 0; minute < 10; minute += 1) {
      panel.report([wrongFare]);
      vi.advanceTimersByTime(MINUTE);
    }
    expect(lines).toEqual([]);
    panel.report([wrongFare]);
    expect(lines).toMatchObject([{ level: 40, place: "services[].fare", count: 11 }]);
  });

  it("has a line for each answer at the level debug", () => {
    const panel = createPanel({ level: "debug" });
    for (let answer = 0; answer < 3; answer += 1) panel.report([wrongFare]);
    expect(lines.map(({ level }) => level)).toEqual([40, 20, 20]);
  });
});

it("the metric counts an answer once for each kind, and no new value", async () => {
  const panel = createPanel();
  panel.report([wrongFare, { place: "total" }, { kind: "missing" }, { kind: "new_value" }]);
  const text = await panel.metrics.registry.metrics();
  expect(text.match(/^parada_contract_violations_total\{.*$/gm)).toEqual([
    'parada_contract_violations_total{operation="listTrips",kind="type"} 1',
    'parada_contract_violations_total{operation="listTrips",kind="missing"} 1',
  ]);
});
