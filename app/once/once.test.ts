import { describe, expect, test, vi } from "vitest";
import { ApiError, ApiFault } from "../api/errors.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { type Deed, once } from "./once.server.ts";

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
    expect(await once(store, hidden)).toEqual({ state: "unknown" });
    const blind: Deed<number, string> = {
      ...deed("late"),
      find: async () => {
        throw new ApiFault("listTripsInProcess", "unreachable");
      },
    };
    expect(await once(store, blind)).toEqual({ state: "unknown" });
    expect(await once(store, deed("late"))).toEqual({ state: "done", result: "late" });
    expect(arrived).toEqual(["late"]);
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
