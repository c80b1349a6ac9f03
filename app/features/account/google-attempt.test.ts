import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
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
  const place = { store, vault: createVault(["a-secret"]) };
  const state = createState("alazul");
  await keepAttempt(place, state, attempt);
  return { place, state };
}

describe("a log-in on its way", () => {
  test("takes one answer, which is there once", async () => {
    const { place, state } = await begin();
    expect(await takeAnswer(place, state)).toBeUndefined();
    expect(await keepAnswer(place, state, "credential")).toEqual(attempt);
    expect(await keepAnswer(place, state, "another")).toBeUndefined();
    expect(await takeAnswer(place, state)).toEqual({ ...attempt, credential: "credential" });
    expect(await takeAnswer(place, state)).toBeUndefined();
  });

  test("takes it for ten minutes, and keeps it for one", async () => {
    const { place, state } = await begin();
    wait(599);
    expect(await keepAnswer(place, state, "credential")).toBeDefined();
    wait(61);
    expect(await takeAnswer(place, state)).toBeUndefined();

    const late = await begin();
    wait(601);
    expect(await keepAnswer(late.place, late.state, "credential")).toBeUndefined();
  });

  test("is known by its state alone", async () => {
    const { place, state } = await begin();
    const secret = state.slice("alazul.".length);
    for (const other of ["", secret, `limoncillo.${secret}`, createState("alazul"), "a.b"]) {
      expect(await keepAnswer(place, other, "credential")).toBeUndefined();
    }
    expect(await keepAnswer(place, state, "credential")).toBeDefined();
  });
});

test("nobody can read on the way what Google has sent", async () => {
  const { place, state } = await begin();
  await keepAnswer(place, state, "a-credential");
  const [, secret] = state.split(".");
  const kept = await place.store.get(`alazul:google-answer:${secret}`);
  expect(kept).toBeDefined();
  expect(Buffer.from(kept ?? "", "base64").toString("latin1")).not.toContain("a-credential");
  expect(kept).not.toContain("a-credential");
});

test("a state leads to nothing else in the store", async () => {
  const { place } = await begin();
  const secret = "a".repeat(32);
  const other = `alazul:session:${secret}`;
  await place.store.set(other, place.vault.seal(other, JSON.stringify(attempt)), 60);
  for (const state of [
    `alazul:session.${secret}`,
    `alazul:session:${secret}`,
    `../alazul.${secret}`,
  ]) {
    expect(await keepAnswer(place, state, "credential")).toBeUndefined();
    expect(await takeAnswer(place, state)).toBeUndefined();
  }
});
