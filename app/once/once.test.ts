import { describe, expect, test, vi } from "vitest";
import { ApiError, ApiFault } from "../api/errors.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { type Deed, once, recall } from "./once.server.ts";

/** A far side that keeps what arrives, and may lose its answers. */
function farSide() {
  const arrived: string[] = [];
  let answers = true;
  const deed = (key: string, content = key): Deed<number, string> => ({
    key,
    look: async () => arrived.length,
    send: vi.fn(async () => {
      arrived.push(content);
      if (!answers) throw new ApiFault("createTrip", "timeout");
      return content;
    }),
    find: async (before) => arrived[before],
  });
  return {
    arrived,
    deed,
    loseAnswers: () => {
      answers = false;
    },
  };
}

const store = createEmbeddedStore();

test("what is asked for once is done once", async () => {
  const { arrived, deed } = farSide();
  expect(await once(store, deed("one"))).toEqual({ state: "done", result: "one" });
  expect(await once(store, deed("one", "another"))).toEqual({ state: "done", result: "one" });
  expect(arrived).toEqual(["one"]);
});

test("twenty who ask at the same time get the same", async () => {
  const { arrived, deed } = farSide();
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) => once(store, deed("twenty", `the ${at}th`))),
  );
  expect(arrived).toHaveLength(1);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
});

test("another key is another deed", async () => {
  const { arrived, deed } = farSide();
  await Promise.all([once(store, deed("first")), once(store, deed("second"))]);
  expect(arrived.toSorted()).toEqual(["first", "second"]);
});

describe("where the answer is lost", () => {
  test("what came of it is looked for, and nothing is sent again", async () => {
    const { arrived, deed, loseAnswers } = farSide();
    loseAnswers();
    expect(await once(store, deed("lost"))).toEqual({ state: "done", result: "lost" });
    expect(arrived).toEqual(["lost"]);
  });

  test("and nothing is found, it is said to be unknown until it shows", async () => {
    const { arrived, deed, loseAnswers } = farSide();
    loseAnswers();
    const hidden: Deed<number, string> = { ...deed("late"), find: async () => undefined };
    expect(await once(store, hidden)).toEqual({ state: "unknown", sawNothing: true });
    const blind: Deed<number, string> = {
      ...deed("late"),
      find: async () => {
        throw new ApiFault("listTripsInProcess", "unreachable");
      },
    };
    expect(await once(store, blind)).toEqual({ state: "unknown", sawNothing: false });
    expect(await once(store, deed("late"))).toEqual({ state: "done", result: "late" });
    expect(arrived).toEqual(["late"]);
  });
});

describe("an answer that says it failed", () => {
  const failing = (
    deed: Deed<number, string>,
    status: number,
    find: Deed<number, string>["find"],
  ) => ({
    ...deed,
    send: async () => {
      throw new ApiFault("createTrip", "status", { status });
    },
    find,
  });
  const blind = async () => {
    throw new ApiFault("listTripsInProcess", "timeout");
  };

  test("is believed where nothing is there, and the same key may be tried again", async () => {
    const { arrived, deed } = farSide();
    const failed = failing(deed("failed"), 500, async () => undefined);
    await expect(once(store, failed)).rejects.toThrow(ApiFault);
    expect(await once(store, deed("failed"))).toMatchObject({ state: "done" });
    expect(arrived).toEqual(["failed"]);
  });

  test("is not believed where something is there", async () => {
    const { deed } = farSide();
    const failed = failing(deed("done after all"), 500, async () => "it");
    expect(await once(store, failed)).toMatchObject({ state: "done", result: "it" });
  });

  test.each([
    ["nobody can look", 500, blind],
    ["it is but a gateway's", 502, async () => undefined],
    ["it is but a gateway's that waited", 504, async () => undefined],
  ])("says nothing where %s", async (key, status, find) => {
    const { deed } = farSide();
    expect(await once(store, failing(deed(key), status, find))).toMatchObject({ state: "unknown" });
  });
});

describe("what was asked for before", () => {
  test("is known by its key", async () => {
    const { deed } = farSide();
    await once(store, deed("known"));
    expect(await recall(store, deed("known"))).toEqual({ state: "done", result: "known" });
    expect(await recall(store, deed("never"))).toBeUndefined();
  });

  test("is looked for, and never sent again", async () => {
    const { arrived, deed } = farSide();
    await store.set("missing", JSON.stringify({ state: "sent", before: 0 }), 60);
    expect(await recall(store, deed("missing"))).toMatchObject({
      state: "unknown",
      sawNothing: true,
    });
    arrived.push("it");
    expect(await recall(store, deed("missing"))).toEqual({ state: "done", result: "it" });
  });

  test("is told from something else under the same key", async () => {
    const { arrived, deed } = farSide();
    await once(store, { ...deed("wish"), content: "to the station" });
    const other = { ...deed("wish"), content: "to the airport" };
    expect(await once(store, other)).toMatchObject({ state: "done", content: "to the station" });
    expect(arrived).toHaveLength(1);
  });
});

describe("where it was not done", () => {
  test.each([
    ["refused", new ApiError("createTrip", 422, { message: "No" })],
    ["never sent", new ApiFault("createTrip", "breaker_open")],
    [
      "never on the line",
      new ApiFault("createTrip", "unreachable", {
        cause: new TypeError("fetch failed", {
          cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
        }),
      }),
    ],
  ])("because it was %s, the same key may be tried again", async (key, error) => {
    const { arrived, deed } = farSide();
    const failing = {
      ...deed(key),
      send: async () => {
        throw error;
      },
    };
    await expect(once(store, failing)).rejects.toBe(error);
    expect(await once(store, deed(key))).toEqual({ state: "done", result: key });
    expect(arrived).toEqual([key]);
  });

  test("because nobody could look first, nothing was sent", async () => {
    const { arrived, deed } = farSide();
    const blind = {
      ...deed("blind"),
      look: async () => {
        throw new ApiFault("listTripsInProcess", "timeout");
      },
    };
    await expect(once(store, blind)).rejects.toThrow(ApiFault);
    expect(arrived).toEqual([]);
  });
});

test("what a dead process has left behind is looked for, and not sent again", async () => {
  const { arrived, deed } = farSide();
  await store.set("orphan", JSON.stringify({ state: "sent", before: 0 }), 60);
  arrived.push("by the dead");
  const settled = deed("orphan");
  expect(await once(store, settled)).toEqual({ state: "done", result: "by the dead" });
  expect(settled.send).not.toHaveBeenCalled();
});
