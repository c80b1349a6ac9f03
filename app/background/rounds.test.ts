import { afterEach, describe, expect, test, vi } from "vitest";
import { storeOfAccount } from "../store/account-records.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { createVault } from "../store/vault.server.ts";
import { type DueTask, dueListOf } from "./due-list.server.ts";
import { createRounds, type Job } from "./rounds.server.ts";

const MINUTE_MS = 60_000;
const taskOf = (id: string, accountId = 101): DueTask => ({ permalink: "taxi", accountId, id });

afterEach(() => vi.useRealTimers());

/** Two or more processes on one store, whose clock moves only in the test. */
function setUp() {
  vi.useFakeTimers();
  const services = {
    store: createEmbeddedStore({ now: Date.now }),
    vault: createVault(["secret"]),
  };
  const log = { error: vi.fn(), warn: vi.fn() };
  const open = (run: Job["run"], onFailure?: () => void) => {
    const rounds = createRounds({ ...services, log, everyMs: MINUTE_MS, onFailure });
    rounds.begin([{ name: "series", run }]);
    return rounds;
  };
  return { services, log, open, list: dueListOf(services, "series") };
}

describe("a task", () => {
  test("runs at once when it is due, and again at the time that it names", async () => {
    const { open } = setUp();
    const run = vi.fn(async () => Date.now() + 10 * MINUTE_MS);
    const rounds = open(run);
    await rounds.put("series", taskOf("a"));
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(9 * MINUTE_MS);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(run).toHaveBeenCalledTimes(2);
    await rounds.end();
  });

  test("leaves the list when nothing is left to do", async () => {
    const { open, list } = setUp();
    const rounds = open(async () => undefined);
    await rounds.put("series", taskOf("a"));
    await vi.advanceTimersByTimeAsync(0);
    expect(await list.listDue(Number.MAX_SAFE_INTEGER)).toEqual([]);
    await rounds.end();
  });

  test("stays due when it is put again while it runs", async () => {
    const { open } = setUp();
    const run = vi.fn();
    const second = open(async (task) => {
      run();
      if (run.mock.calls.length > 1) return undefined;
      await vi.advanceTimersByTimeAsync(1);
      await second.put("series", task);
      return Date.now() + 1000 * MINUTE_MS;
    });
    await second.put("series", taskOf("a"));
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(run).toHaveBeenCalledTimes(2);
    await second.end();
  });

  test("that fails is tried again later, and the others run", async () => {
    const { open } = setUp();
    const seen: string[] = [];
    const onFailure = vi.fn();
    const rounds = open(async ({ id }) => {
      seen.push(id);
      if (id === "bad" && seen.length < 3) throw new Error("no");
      return undefined;
    }, onFailure);
    await rounds.put("series", taskOf("bad"));
    await rounds.put("series", taskOf("good", 102));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(["bad", "good"]);
    expect(onFailure).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(7 * MINUTE_MS);
    expect(seen).toEqual(["bad", "good", "bad"]);
    await rounds.end();
  });

  test("that was due while no process ran is done by the next one", async () => {
    const { open, list } = setUp();
    await list.put(taskOf("a"), Date.now());
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE_MS);
    const run = vi.fn(async () => undefined);
    const rounds = open(run);
    await vi.advanceTimersByTimeAsync(0);
    expect(run).toHaveBeenCalledWith(taskOf("a"), expect.anything());
    expect(rounds.listOverdue()).toEqual([["series", 24 * 60 * MINUTE_MS]]);
    await rounds.end();
  });
});

test("one of several processes works at a time, and another goes on after its death", async () => {
  const { open, list, services } = setUp();
  const running = { now: 0, most: 0, count: 0 };
  const run = async () => {
    running.now += 1;
    running.count += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    running.now -= 1;
    return undefined;
  };
  await list.put(taskOf("a"), Date.now());
  const processes = [open(run), open(run), open(run)];
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(running).toEqual({ now: 0, most: 1, count: 1 });
  for (const each of processes) each.stop();

  // A process that died holds its lease until it runs out.
  await services.store.set("rounds:series:lease", "dead", 10);
  await list.put(taskOf("b"), Date.now());
  const next = open(run);
  await vi.advanceTimersByTimeAsync(0);
  expect(running.count).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(running.count).toBe(2);
  await next.end();
});

test("a process that stops takes no further task and tells the one under way", async () => {
  const { open, list } = setUp();
  const seen: AbortSignal[] = [];
  for (const account of [1, 2, 3, 4, 5, 6]) await list.put(taskOf("a", account), Date.now());
  const rounds = open(async (_, signal) => {
    seen.push(signal);
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    return Date.now();
  });
  await vi.advanceTimersByTimeAsync(0);
  await rounds.end();
  expect(seen).toHaveLength(4);
  expect(seen.every(({ aborted }) => aborted)).toBe(true);
  expect(await list.listDue(Date.now())).toHaveLength(6);
});

test("a round that finds the store down leaves a warning and goes on later", async () => {
  const { open, log, services } = setUp();
  const rounds = open(async () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  await services.store.close();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.error).not.toHaveBeenCalled();
  await rounds.end();
});

test("the list of due tasks survives the removal of the account that wrote to it", async () => {
  const { services, list } = setUp();
  const own = storeOfAccount(services.store, { permalink: "taxi", accountId: 101 });
  await dueListOf({ ...services, store: own }, "series").put(taskOf("a"), 0);
  expect(await services.store.listMembers("taxi:account-records:101")).toEqual([]);
  expect(await list.listDue(1)).toMatchObject([{ id: "a" }]);
});
