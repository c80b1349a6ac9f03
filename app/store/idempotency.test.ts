import { afterEach, describe, expect, test, vi } from "vitest";
import { ApiError, ApiFault, hadNoEffect } from "../api/errors.ts";
import { createEmbeddedStore } from "./embedded.server.ts";
import {
  findOutcome,
  type Operation,
  runIdempotent,
  toIdempotencyKey,
} from "./idempotency.server.ts";
import { openRecord } from "./idempotency-record.server.ts";
import { StoreDown } from "./store.ts";
import { createVault } from "./vault.server.ts";

const store = createEmbeddedStore();
const onLostAnswer = vi.fn();
const environment = {
  ...{ store, vault: createVault(["a secret"]), hadNoEffect, onLostAnswer },
  sleep: async () => {},
};
const run = <Before, Result>(operation: Operation<Before, Result>) =>
  runIdempotent(environment, operation);

afterEach(() => {
  onLostAnswer.mockClear();
  vi.useRealTimers();
});

/** An API that records what arrives, and may lose its answers. */
function fakeApi() {
  const arrived: string[] = [];
  let answers = true;
  const operation = (key: string, content = key): Operation<number, string> => ({
    key,
    prepare: async () => arrived.length,
    send: vi.fn(async () => {
      arrived.push(content);
      if (!answers) throw new ApiFault("createTrip", "timeout");
      return content;
    }),
    find: async (before) => arrived[before],
  });
  return {
    arrived,
    operation,
    loseAnswers: () => {
      answers = false;
    },
  };
}

const failing = (
  operation: Operation<number, string>,
  error: Error,
  find: Operation<number, string>["find"] = async () => undefined,
): Operation<number, string> => ({
  ...operation,
  send: vi.fn(async () => {
    throw error;
  }),
  find,
});

test("carries an operation out once, however often its key is sent", async () => {
  const { arrived, operation } = fakeApi();
  expect(await run(operation("one"))).toEqual({ state: "done", result: "one" });
  expect(await run(operation("one", "another"))).toEqual({ state: "done", result: "one" });
  expect(arrived).toEqual(["one"]);
});

test("gives twenty requests at the same time the same result", async () => {
  const { arrived, operation } = fakeApi();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => run(operation("twenty", `the ${at}th`))),
  );
  expect(arrived).toHaveLength(1);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
});

test("carries out operations with different keys separately", async () => {
  const { arrived, operation } = fakeApi();
  await Promise.all([run(operation("first")), run(operation("second"))]);
  expect(arrived.toSorted()).toEqual(["first", "second"]);
});

test("encrypts its records", async () => {
  const { operation } = fakeApi();
  await run(operation("sealed", "Lucía Ferrer"));
  const text = (await store.get("sealed")) ?? "";
  expect(text).not.toBe("");
  expect(text + Buffer.from(text, "base64")).not.toContain("Lucía");
});

describe("the idempotency key for the API", () => {
  test("is the same for the same content, and a UUID", () => {
    const key = toIdempotencyKey({ key: "a", fingerprint: "b" });
    expect(toIdempotencyKey({ key: "a", fingerprint: "b" })).toBe(key);
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    for (const other of [{ key: "a" }, { key: "b", fingerprint: "b" }, { key: "a\nb" }]) {
      expect(toIdempotencyKey(other)).not.toBe(key);
    }
  });
});

describe("a process that stalls while it prepares", () => {
  test("does not send what another process has sent meanwhile", async () => {
    const { arrived, operation } = fakeApi();
    let resume = () => {};
    const stalled = operation("stalled");
    const prepare = stalled.prepare;
    stalled.prepare = async () => {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      return prepare();
    };
    const first = run(stalled);
    await vi.waitFor(async () => expect(await store.get("stalled:lease")).toBeDefined());
    await store.delete("stalled:lease");
    expect(await run(operation("stalled"))).toMatchObject({ state: "done" });
    resume();
    expect(await first).toEqual({ state: "done", result: "stalled" });
    expect(stalled.send).not.toHaveBeenCalled();
    expect(arrived).toEqual(["stalled"]);
  });

  test("prepares again where it stalled between its record and its call", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { arrived, operation } = fakeApi();
    const setIfAbsent = store.setIfAbsent;
    const stalling = {
      ...environment,
      store: {
        ...store,
        setIfAbsent: vi.fn(async (...args: Parameters<typeof setIfAbsent>) => {
          const isFirst = await setIfAbsent(...args);
          const isRecord = args[0] === "late";
          if (isRecord && arrived.length === 0 && prepare.mock.calls.length === 1) {
            vi.setSystemTime(Date.now() + 60_000);
          }
          return isFirst;
        }),
      },
    };
    const late = operation("late");
    const prepare = vi.spyOn(late, "prepare");
    expect(await runIdempotent(stalling, late)).toMatchObject({ state: "done", result: "late" });
    expect(prepare).toHaveBeenCalledTimes(2);
    expect(arrived).toEqual(["late"]);
  });
});

describe("a lost answer", () => {
  test("makes it search for the result instead of sending again", async () => {
    const { arrived, operation, loseAnswers } = fakeApi();
    loseAnswers();
    expect(await run(operation("lost"))).toEqual({ state: "done", result: "lost" });
    expect(arrived).toEqual(["lost"]);
    expect(onLostAnswer).toHaveBeenCalledExactlyOnceWith({
      idempotencyKey: toIdempotencyKey({ key: "lost" }),
      state: "done",
      cause: expect.any(ApiFault),
    });
  });

  test("leaves the outcome unknown until a search finds the result", async () => {
    const { arrived, operation, loseAnswers } = fakeApi();
    loseAnswers();
    const hidden = { ...operation("hidden"), find: async () => undefined };
    expect(await run(hidden)).toMatchObject({ state: "unknown", couldLook: true });
    expect(onLostAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ state: "unknown", cause: expect.any(ApiFault) }),
    );
    expect(await run(hidden)).toMatchObject({ state: "unknown" });
    expect(await run({ ...hidden, find: async () => "the trip" })).toEqual({
      state: "done",
      result: "the trip",
    });
    expect(arrived).toEqual(["hidden"]);
  });

  test("leaves `couldLook` false where the API does not answer the search", async () => {
    const { operation, loseAnswers } = fakeApi();
    loseAnswers();
    const unanswered = {
      ...operation("unanswered"),
      find: async () => {
        throw new ApiFault("listTripsInProcess", "timeout");
      },
    };
    expect(await run(unanswered)).toMatchObject({ state: "unknown", couldLook: false });
  });

  test("is searched for several times, until the result is found", async () => {
    const { operation } = fakeApi();
    const sleep = vi.fn(async () => {});
    const waits = () => sleep.mock.calls.splice(0).flat();
    const cause = new ApiFault("createTrip", "timeout");
    const late = vi.fn(async (): Promise<string | undefined> => undefined);
    const never = failing(operation("never found"), cause, late);
    expect(await runIdempotent({ ...environment, sleep }, never)).toEqual({
      ...{ state: "unknown", couldLook: true, cause },
    });
    expect([waits(), late.mock.calls.length]).toEqual([[0, 500, 1500], 3]);
    const second = late.mockClear().mockResolvedValueOnce(undefined).mockResolvedValue("it");
    const found = failing(operation("found later"), cause, second);
    expect(await runIdempotent({ ...environment, sleep }, found)).toMatchObject({ result: "it" });
    expect([waits(), second.mock.calls.length]).toEqual([[0, 500], 2]);
  });

  test("of another request is searched for several times while it is young, and then once", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { operation } = fakeApi();
    const sleep = vi.fn(async () => {});
    const waits = () => sleep.mock.calls.splice(0).flat();
    const hidden = { ...operation("of another"), find: async () => undefined };
    await openRecord(environment, hidden.key).begin(0);
    const runAgain = () => runIdempotent({ ...environment, sleep }, hidden);
    vi.setSystemTime(Date.now() + 1_999);
    expect(await runAgain()).toEqual({ state: "unknown", couldLook: true, cause: undefined });
    expect(waits()).toEqual([0, 500, 1500]);
    vi.setSystemTime(Date.now() + 1);
    await runAgain();
    expect(waits()).toEqual([0]);
    expect(hidden.send).not.toHaveBeenCalled();
  });

  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    "with status %i keeps the key taken",
    async (status) => {
      const { arrived, operation } = fakeApi();
      const error =
        status < 500
          ? new ApiError("createTrip", status, { message: "Later" })
          : new ApiFault("createTrip", "status", { status });
      const failed = failing(operation(`status ${status}`), error);
      expect(await run(failed)).toMatchObject({ state: "unknown", cause: error });
      expect(await run(operation(`status ${status}`, "again"))).toMatchObject({
        state: "unknown",
      });
      expect(arrived).toEqual([]);
      // A result that appears later belongs to the same key.
      expect(await run(failing(failed, error, async () => "it"))).toMatchObject({ result: "it" });
    },
  );
});

describe("a call that was not carried out", () => {
  const refusedConnection = new TypeError("fetch failed", {
    cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
  });
  test.each<[string, Error]>([
    ...[400, 401, 403, 404, 413, 422].map((status): [string, Error] => [
      `refused with ${status}`,
      new ApiError("createTrip", status, { message: "No" }),
    ]),
    ["never sent", new ApiFault("createTrip", "breaker_open")],
    [
      "never on the connection",
      new ApiFault("createTrip", "unreachable", { cause: refusedConnection }),
    ],
  ])("because it was %s frees its key", async (key, error) => {
    const { arrived, operation } = fakeApi();
    await expect(run(failing(operation(key), error))).rejects.toBe(error);
    expect(onLostAnswer).not.toHaveBeenCalled();
    expect(await run(operation(key))).toEqual({ state: "done", result: key });
    expect(arrived).toEqual([key]);
  });

  test("because its preparation failed frees its key", async () => {
    const { arrived, operation } = fakeApi();
    const unprepared = {
      ...operation("unprepared"),
      prepare: async () => {
        throw new ApiFault("listTripsInProcess", "timeout");
      },
    };
    await expect(run(unprepared)).rejects.toThrow(ApiFault);
    expect(arrived).toEqual([]);
    expect(await run(operation("unprepared"))).toMatchObject({ state: "done" });
  });
});

describe("an earlier operation", () => {
  test("is found by its key", async () => {
    const { operation } = fakeApi();
    await run(operation("known"));
    expect(await findOutcome(environment, operation("known"))).toEqual({
      state: "done",
      result: "known",
    });
    expect(await findOutcome(environment, operation("never"))).toBeUndefined();
  });

  test("is known while another process holds the lease of its key", async () => {
    const { arrived, operation } = fakeApi();
    await run(operation("held"));
    await store.set("held:lease", "another process", 60);
    expect(await run(operation("held", "again"))).toEqual({ state: "done", result: "held" });
    expect(arrived).toEqual(["held"]);
  });

  test("tells its search how old it is, and names what was there before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { operation } = fakeApi();
    await openRecord(environment, "old").begin(3);
    vi.setSystemTime(Date.now() + 5_000);
    const find = vi.fn(async (): Promise<string | undefined> => undefined);
    const search = () => findOutcome(environment, { ...operation("old"), find });
    const before = { before: 3, ageMs: 5_000 };
    expect(await search()).toEqual({ state: "unknown", couldLook: true, ...before });
    expect(find).toHaveBeenCalledExactlyOnceWith(3, 5_000);
    find.mockResolvedValue("it");
    expect(await search()).toEqual({ state: "done", result: "it" });
  });

  test("that an operator has abandoned is neither sent nor searched for", async () => {
    const { arrived, operation } = fakeApi();
    const record = openRecord<number, string>(environment, "abandoned");
    const sent = await record.begin(3);
    if (!sent) throw new Error("The key is taken");
    expect(await record.abandon(sent)).toBe(true);
    // Another operator looks at an older page.
    expect(await record.abandon(sent)).toBe(false);
    const find = vi.fn(async () => "it");
    const abandoned = { ...operation("abandoned"), find };
    expect(await run(abandoned)).toEqual({ state: "unknown", couldLook: true });
    expect(await findOutcome(environment, abandoned)).toEqual({ state: "abandoned", before: 3 });
    expect([find.mock.calls, arrived]).toEqual([[], []]);
  });

  test("is searched for, and never sent again", async () => {
    const { arrived, operation } = fakeApi();
    const orphan = JSON.stringify({ state: "sent", at: 1, before: 0 });
    await store.set("orphan", environment.vault.seal("orphan", orphan), 60);
    expect(await findOutcome(environment, operation("orphan"))).toMatchObject({
      state: "unknown",
      couldLook: true,
      before: 0,
    });
    arrived.push("by a process that died");
    const settled = operation("orphan");
    expect(await run(settled)).toEqual({ state: "done", result: "by a process that died" });
    expect(settled.send).not.toHaveBeenCalled();
  });

  test("returns the fingerprint of the content that was sent under its key", async () => {
    const { arrived, operation } = fakeApi();
    await run({ ...operation("order"), fingerprint: "to the station" });
    expect(await run({ ...operation("order"), fingerprint: "to the airport" })).toMatchObject({
      state: "done",
      fingerprint: "to the station",
    });
    expect(arrived).toHaveLength(1);
  });

  test("of a panel from before records carried a version is not sent again", async () => {
    const { operation } = fakeApi();
    const old = {
      done: { state: "done", result: 7, content: "old" },
      sent: { state: "sent", before: 0 },
    };
    for (const [key, record] of Object.entries(old))
      await store.set(key, JSON.stringify(record), 60);
    const [done, sent] = [operation("done"), operation("sent")];
    expect(await run(done)).toEqual({ state: "done", result: 7 });
    expect(await run(sent)).toMatchObject({ state: "unknown", couldLook: true });
    for (const { send } of [done, sent]) expect(send).not.toHaveBeenCalled();
  });

  test("tells a panel from before records carried a version whether it was sent, and its trip's id", async () => {
    const read = async (key: string) => JSON.parse((await store.get(key)) ?? "");
    const { operation } = fakeApi();
    const trip = { ...operation("trip"), send: async () => 12 };
    await runIdempotent<number, number>(environment, { ...trip, find: async () => 12 });
    expect(await read("trip")).toEqual({
      v: 1,
      state: "done",
      result: 12,
      sealed: expect.any(String),
    });
    await run(operation("Lucía Ferrer"));
    expect(await read("Lucía Ferrer")).toEqual({ v: 1, state: "sent", sealed: expect.any(String) });
  });

  test("counts as sent where its record cannot be read", async () => {
    const { operation } = fakeApi();
    await store.set("garbage", "bm9uc2Vuc2U=", 60);
    const blocked = { ...operation("garbage"), find: async () => undefined };
    expect(await run(blocked)).toMatchObject({ state: "unknown" });
    expect(blocked.send).not.toHaveBeenCalled();
  });
});

describe("a result", () => {
  async function begin(key: string, own: Partial<typeof environment> = {}, seconds?: number) {
    const record = openRecord<number, string>({ ...environment, ...own }, key, seconds);
    const sent = await record.begin(0, "to the station");
    if (!sent) throw new Error("The key is taken");
    return { record, sent };
  }

  test("is that of the process that wrote its own first", async () => {
    const { record, sent } = await begin("two results");
    const first = { state: "done", result: "one", fingerprint: "to the station" };
    expect(await record.finish(sent, "one")).toEqual(first);
    expect(await record.finish(sent, "two")).toEqual(first);
  });

  test("is written anew where the store has lost its record, and replaces no other operation", async () => {
    const { record, sent } = await begin("lost record");
    await store.delete("lost record");
    await record.finish(sent, "one");
    expect(await record.read()).toMatchObject({ state: "done", result: "one" });
    await store.delete("lost record");
    const { sent: other } = await begin("lost record");
    expect(await record.finish(sent, "one")).toMatchObject({ result: "one" });
    expect(await record.read()).toEqual(other);
  });

  test.each([
    ["a day", 60, 86_400],
    ["as long as its key", 2 * 86_400, 2 * 86_400],
  ])("is kept for %s", async (_, seconds, kept) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { record, sent } = await begin(`kept for ${seconds}`, {}, seconds);
    const replaceIf = vi.spyOn(store, "replaceIf");
    await record.finish(sent, "one");
    expect(replaceIf.mock.lastCall?.at(-1)).toBe(kept);
    replaceIf.mockRestore();
  });

  test("counts where the store is down, and not where writing it fails otherwise", async () => {
    const failure = { error: new StoreDown("it is down") as Error };
    const broken = {
      ...store,
      replaceIf: async () => {
        throw failure.error;
      },
    };
    const { record, sent } = await begin("down", { store: broken });
    expect(await record.finish(sent, "one")).toMatchObject({ state: "done", result: "one" });
    failure.error = new TypeError("not the store's");
    await expect(record.finish(sent, "one")).rejects.toBe(failure.error);
  });
});

test("a key that is kept for long stays taken for as long, whichever request settles it", async () => {
  let later = 0;
  const own = { ...environment, store: createEmbeddedStore({ now: () => Date.now() + later }) };
  const { arrived, operation } = fakeApi();
  const order = { ...operation("long"), keptSeconds: 8 * 86_400 };
  const lost = failing(order, new ApiFault("createTrip", "timeout"));
  expect(await runIdempotent(own, lost)).toMatchObject({ state: "unknown" });
  // A list settles it, and does not know for how long the key is kept.
  const found = await findOutcome(own, { key: order.key, find: async () => "the trip" });
  expect(found).toMatchObject({ state: "done", result: "the trip" });
  later = 3 * 86_400_000;
  expect(await runIdempotent(own, order)).toMatchObject({ state: "done", result: "the trip" });
  expect(arrived).toEqual([]);
});
