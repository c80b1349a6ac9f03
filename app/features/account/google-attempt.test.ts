import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createState, keepAnswer, keepAttempt, takeAnswer } from "./google-attempt.server.ts";

const attempt = { nonce: "n", back: "/profile", siteDomain: "alazul.localhost" };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

async function begin() {
  const store = createEmbeddedStore({ now: () => Date.now() });
  const state = createState("alazul");
  await keepAttempt(store, state, attempt);
  return { store, state };
}

describe("a log-in on its way", () => {
  test("takes one answer, which is there once", async () => {
    const { store, state } = await begin();
    expect(await takeAnswer(store, state)).toBeUndefined();
    expect(await keepAnswer(store, state, "credential")).toEqual(attempt);
    expect(await keepAnswer(store, state, "another")).toBeUndefined();
    expect(await takeAnswer(store, state)).toEqual({ ...attempt, credential: "credential" });
    expect(await takeAnswer(store, state)).toBeUndefined();
  });

  test("takes it for ten minutes, and keeps it for one", async () => {
    const { store, state } = await begin();
    wait(599);
    expect(await keepAnswer(store, state, "credential")).toBeDefined();
    wait(61);
    expect(await takeAnswer(store, state)).toBeUndefined();

    const late = await begin();
    wait(601);
    expect(await keepAnswer(late.store, late.state, "credential")).toBeUndefined();
  });

  test("is known by its state alone", async () => {
    const { store, state } = await begin();
    const secret = state.slice("alazul.".length);
    for (const other of ["", secret, `limoncillo.${secret}`, createState("alazul"), "a.b"]) {
      expect(await keepAnswer(store, other, "credential")).toBeUndefined();
    }
    expect(await keepAnswer(store, state, "credential")).toBeDefined();
  });
});

test("a state leads to nothing else in the store", async () => {
  const { store } = await begin();
  const secret = "a".repeat(32);
  await store.set(`alazul:session:${secret}`, JSON.stringify(attempt), 60);
  for (const state of [
    `alazul:session.${secret}`,
    `alazul:session:${secret}`,
    `../alazul.${secret}`,
  ]) {
    expect(await keepAnswer(store, state, "credential")).toBeUndefined();
    expect(await takeAnswer(store, state)).toBeUndefined();
  }
});
