import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
import { createState, saveAnswer, saveAttempt, takeAnswer } from "./google-attempt.server.ts";

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
  const services = { store, vault: createVault(["a-secret"]) };
  const state = createState("alazul");
  await saveAttempt(services, state, attempt);
  return { services, state };
}

describe("a login attempt", () => {
  test("accepts one answer, which can be read once", async () => {
    const { services, state } = await begin();
    expect(await takeAnswer(services, state)).toBeUndefined();
    expect(await saveAnswer(services, state, "credential")).toEqual(attempt);
    expect(await saveAnswer(services, state, "another")).toBeUndefined();
    expect(await takeAnswer(services, state)).toEqual({ ...attempt, credential: "credential" });
    expect(await takeAnswer(services, state)).toBeUndefined();
  });

  test("accepts an answer for ten minutes and keeps it for one", async () => {
    const { services, state } = await begin();
    wait(599);
    expect(await saveAnswer(services, state, "credential")).toBeDefined();
    wait(61);
    expect(await takeAnswer(services, state)).toBeUndefined();

    const late = await begin();
    wait(601);
    expect(await saveAnswer(late.services, late.state, "credential")).toBeUndefined();
  });

  test("is found only by its exact state", async () => {
    const { services, state } = await begin();
    const secret = state.slice("alazul.".length);
    for (const other of ["", secret, `limoncillo.${secret}`, createState("alazul"), "a.b"]) {
      expect(await saveAnswer(services, other, "credential")).toBeUndefined();
    }
    expect(await saveAnswer(services, state, "credential")).toBeDefined();
  });
});

test("stores Google's credential sealed", async () => {
  const { services, state } = await begin();
  await saveAnswer(services, state, "a-credential");
  const [, secret] = state.split(".");
  const stored = await services.store.get(`alazul:google-answer:${secret}`);
  expect(stored).toBeDefined();
  expect(Buffer.from(stored ?? "", "base64").toString("latin1")).not.toContain("a-credential");
  expect(stored).not.toContain("a-credential");
});

test("reads no other record of the store, whatever the state", async () => {
  const { services } = await begin();
  const secret = "a".repeat(32);
  const other = `alazul:session:${secret}`;
  await services.store.set(other, services.vault.seal(other, JSON.stringify(attempt)), 60);
  for (const state of [
    `alazul:session.${secret}`,
    `alazul:session:${secret}`,
    `../alazul.${secret}`,
  ]) {
    expect(await saveAnswer(services, state, "credential")).toBeUndefined();
    expect(await takeAnswer(services, state)).toBeUndefined();
  }
});
