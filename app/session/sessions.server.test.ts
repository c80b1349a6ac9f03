import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { User } from "../api/session.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { StoreDown } from "../store/store.ts";
import { createVault } from "../store/vault.server.ts";
import { createSessions, type Session } from "./sessions.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const user = { id: 7, name: "Ana", email: "ana@cantalmar.example" } as User;
const ana: Omit<Session, "id"> = { permalink: "cantalmar", token: "t-1", user, checkedAt: 5 };

function open({ secrets = ["a-secret"], store = createEmbeddedStore() } = {}) {
  return { store, sessions: createSessions(store, createVault(secrets)) };
}

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe("a session", () => {
  test("is found by its brand and its id, with all that it was made of", async () => {
    const { sessions } = open();
    const until = Date.now() + MINUTE;
    const keptForm = { path: "/profile", values: { name: "Ana", days: ["1", "2"] }, until };
    const made = await sessions.create({ ...ana, keptForm });
    expect(await sessions.find("cantalmar", made.id)).toEqual({ ...ana, keptForm, id: made.id });
  });

  test("has an id that nobody guesses, and that nobody had before", async () => {
    const { sessions } = open();
    const ids = await Promise.all([1, 2, 3].map(async () => (await sessions.create(ana)).id));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
  });

  test("is none on another brand, nor by another id", async () => {
    const { sessions } = open();
    const { id } = await sessions.create(ana);
    expect(await sessions.find("alazul", id)).toBeUndefined();
    expect(await sessions.find("cantalmar", `${id}x`)).toBeUndefined();
  });

  test("lasts for 30 days after it was last kept", async () => {
    const { sessions } = open();
    const session = await sessions.create(ana);
    pass(30 * DAY - 1);
    await sessions.save({ ...session, token: "t-2" });
    pass(30 * DAY - 1);
    expect(await sessions.find("cantalmar", session.id)).toMatchObject({ token: "t-2" });
    pass(1);
    expect(await sessions.find("cantalmar", session.id)).toBeUndefined();
  });

  test("that a link has opened lasts for a day, and stays what it is", async () => {
    const { sessions } = open();
    const { id } = await sessions.create({ ...ana, scope: "history" });
    pass(DAY - 1);
    expect(await sessions.find("cantalmar", id)).toMatchObject({ scope: "history" });
    pass(1);
    expect(await sessions.find("cantalmar", id)).toBeUndefined();
  });

  test("that is doubted is asked about anew, and keeps the rest", async () => {
    const { sessions } = open();
    const { id } = await sessions.create(ana);
    await sessions.doubt({ permalink: "cantalmar", id });
    expect(await sessions.find("cantalmar", id)).toEqual({ ...ana, id, checkedAt: 0 });
  });

  test("that is none cannot be doubted into being", async () => {
    const { store, sessions } = open();
    await sessions.doubt({ permalink: "cantalmar", id: "none" });
    expect(store.size).toBe(0);
  });
});

describe("what the store holds of it", () => {
  test("says nothing to whoever reads it", async () => {
    const { store, sessions } = open();
    const { id } = await sessions.create(ana);
    const held = (await store.get(`cantalmar:session:${id}`)) ?? "";
    for (const text of [held, Buffer.from(held, "base64").toString()]) {
      for (const secret of ["t-1", "Ana", "ana@"]) expect(text).not.toContain(secret);
    }
  });

  test("opens with an older secret, as long as that is kept", async () => {
    const { store, sessions } = open({ secrets: ["old"] });
    const { id } = await sessions.create(ana);
    const read = (secrets: string[]) => open({ secrets, store }).sessions.find("cantalmar", id);
    expect(await read(["new", "old"])).toMatchObject({ token: "t-1" });
    expect(await read(["new"])).toBeUndefined();
  });

  test("is no session where it was put under another id, or not sealed", async () => {
    const { store, sessions } = open();
    const { id } = await sessions.create(ana);
    const held = (await store.get(`cantalmar:session:${id}`)) ?? "";
    await store.set("cantalmar:session:other", held, 60);
    await store.set("cantalmar:session:plain", JSON.stringify(ana), 60);
    expect(await sessions.find("cantalmar", "other")).toBeUndefined();
    expect(await sessions.find("cantalmar", "plain")).toBeUndefined();
  });

  test.each([
    ["no token", { user, checkedAt: 1 }],
    ["no user", { token: "t", checkedAt: 1 }],
    ["a user without a name", { token: "t", user: { id: 7 }, checkedAt: 1 }],
    ["a user without an id", { token: "t", user: { name: "Ana" }, checkedAt: 1 }],
    ["no time of the last check", { token: "t", user }],
    ["a scope that there is not", { token: "t", user, checkedAt: 1, scope: "all" }],
  ])("is no session with %s, as an older panel may have kept it", async (_, kept) => {
    const { store, sessions } = open();
    const key = "cantalmar:session:old";
    await store.set(key, createVault(["a-secret"]).seal(key, JSON.stringify(kept)), 60);
    expect(await sessions.find("cantalmar", "old")).toBeUndefined();
  });

  test.each([
    ["no path", { values: {}, until: 1 }],
    ["no values", { path: "/", until: 1 }],
    ["a value that is no text", { path: "/", values: { a: 1 }, until: 1 }],
    ["no end", { path: "/", values: {} }],
  ])("is a session without its form where that has %s", async (_, keptForm) => {
    const { store, sessions } = open();
    const key = "cantalmar:session:old";
    const kept = { token: "t", user, checkedAt: 1, keptForm };
    await store.set(key, createVault(["a-secret"]).seal(key, JSON.stringify(kept)), 60);
    expect(await sessions.find("cantalmar", "old")).toEqual({
      ...{ id: "old", permalink: "cantalmar", token: "t", user, checkedAt: 1 },
      keptForm: undefined,
    });
  });
});

describe("a session that is ended", () => {
  test("is found no more, and every panel hears of it at once", async () => {
    const { sessions } = open();
    const [one, other] = [await sessions.create(ana), await sessions.create(ana)];
    const [hear, hearOther] = [vi.fn(), vi.fn()];
    sessions.onEnd(one, hear);
    sessions.onEnd(other, hearOther);
    await sessions.end(one);
    await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce());
    expect(hearOther).not.toHaveBeenCalled();
    expect(await sessions.find("cantalmar", one.id)).toBeUndefined();
    expect(await sessions.find("cantalmar", other.id)).toBeDefined();
  });

  test("is not told of where nobody listens any more", async () => {
    const { sessions } = open();
    const session = await sessions.create(ana);
    const [hear, hearOn] = [vi.fn(), vi.fn()];
    sessions.onEnd(session, hear)();
    sessions.onEnd(session, hearOn);
    await sessions.end(session);
    await vi.waitFor(() => expect(hearOn).toHaveBeenCalled());
    expect(hear).not.toHaveBeenCalled();
  });

  test("is known for a minute as one that was, on its brand alone", async () => {
    const { sessions } = open();
    const session = await sessions.create(ana);
    expect(await sessions.wasEnded("cantalmar", session.id)).toBe(false);
    await sessions.end(session);
    pass(MINUTE - 1);
    expect(await sessions.wasEnded("cantalmar", session.id)).toBe(true);
    expect(await sessions.wasEnded("alazul", session.id)).toBe(false);
    pass(1);
    expect(await sessions.wasEnded("cantalmar", session.id)).toBe(false);
  });

  test("is over even where nobody can be told", async () => {
    const store = createEmbeddedStore();
    const deaf = { ...store, publish: () => Promise.reject(new StoreDown(undefined)) };
    const sessions = createSessions(deaf, createVault(["a-secret"]));
    const session = await sessions.create(ana);
    await sessions.end(session);
    expect(await sessions.find("cantalmar", session.id)).toBeUndefined();
  });
});
