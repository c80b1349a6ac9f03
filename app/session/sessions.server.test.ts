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

const user: User = {
  ...{ id: 7, name: "Ana", email: "ana@cantalmar.example", phone: null, avatar: null, logo: null },
  ...{ isCompany: false, employee: null, exclusiveGroupId: null, permissions: null },
};
const ana: Omit<Session, "id" | "beganAt"> = {
  permalink: "cantalmar",
  token: "t-1",
  user,
  checkedAt: 5,
};

function open({ secrets = ["a-secret"], store = createEmbeddedStore() } = {}) {
  return { store, sessions: createSessions(store, createVault(secrets)) };
}

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe("a session", () => {
  test("is found by its brand and its id, with all its fields", async () => {
    const { sessions } = open();
    const until = Date.now() + MINUTE;
    const savedForm = { path: "/profile", values: { name: "Ana", days: ["1", "2"] }, until };
    const session = await sessions.create({ ...ana, savedForm });
    expect(await sessions.find("cantalmar", session.id)).toEqual({
      ...ana,
      savedForm,
      id: session.id,
      beganAt: Date.now(),
    });
  });

  test("has a new id that cannot be guessed", async () => {
    const { sessions } = open();
    const ids = await Promise.all([1, 2, 3].map(async () => (await sessions.create(ana)).id));
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
  });

  test("is not found on another brand, nor by another id", async () => {
    const { sessions } = open();
    const { id } = await sessions.create(ana);
    expect(await sessions.find("alazul", id)).toBeUndefined();
    expect(await sessions.find("cantalmar", `${id}x`)).toBeUndefined();
  });

  test("lasts for 30 days after it was last saved", async () => {
    const { sessions } = open();
    const session = await sessions.create(ana);
    pass(30 * DAY - 1);
    await sessions.save({ ...session, token: "t-2" });
    pass(30 * DAY - 1);
    expect(await sessions.find("cantalmar", session.id)).toMatchObject({ token: "t-2" });
    pass(1);
    expect(await sessions.find("cantalmar", session.id)).toBeUndefined();
  });

  test("ends with all others of its account, which other accounts keep", async () => {
    const { sessions, store } = open();
    const ended: string[] = [];
    const all = await Promise.all([sessions.create(ana), sessions.create(ana)]);
    const other = await sessions.create({ ...ana, user: { ...user, id: 8 } });
    for (const session of [...all, other]) sessions.onEnd(session, () => ended.push(session.id));
    const elsewhere = open({ store }).sessions;
    expect(await elsewhere.endAllOfAccount({ permalink: "cantalmar", accountId: 7 })).toBe(2);
    for (const { id } of all) expect(await sessions.find("cantalmar", id)).toBeUndefined();
    expect(await sessions.find("cantalmar", other.id)).toBeDefined();
    expect(ended.sort()).toEqual(all.map(({ id }) => id).sort());
  });

  test("ends with all others of its brand, which other brands keep, and a later one goes on", async () => {
    const { sessions, store } = open();
    const session = await sessions.create(ana);
    const other = await sessions.create({ ...ana, permalink: "alazul" });
    const ended: string[] = [];
    for (const each of [session, other]) sessions.onEnd(each, () => ended.push(each.permalink));
    await open({ store }).sessions.endAllOfBrand("cantalmar");
    expect(ended).toEqual(["cantalmar"]);
    expect(await sessions.find("cantalmar", session.id)).toBeUndefined();
    expect(await sessions.find("alazul", other.id)).toBeDefined();
    pass(1);
    const later = await sessions.create(ana);
    expect(await sessions.find("cantalmar", later.id)).toBeDefined();
  });

  test("that a history link has opened lasts for a day, with its scope", async () => {
    const { sessions } = open();
    const { id } = await sessions.create({ ...ana, scope: "history" });
    pass(DAY - 1);
    expect(await sessions.find("cantalmar", id)).toMatchObject({ scope: "history" });
    pass(1);
    expect(await sessions.find("cantalmar", id)).toBeUndefined();
  });

  test("is checked with the API again after revalidate, and keeps the rest", async () => {
    const { sessions } = open();
    const { id } = await sessions.create(ana);
    await sessions.revalidate({ permalink: "cantalmar", id });
    expect(await sessions.find("cantalmar", id)).toMatchObject({ ...ana, id, checkedAt: 0 });
  });

  test("is not created by revalidate", async () => {
    const { store, sessions } = open();
    await sessions.revalidate({ permalink: "cantalmar", id: "none" });
    expect(store.size).toBe(0);
  });
});

describe("a session's record in the store", () => {
  test("is encrypted", async () => {
    const { store, sessions } = open();
    const { id } = await sessions.create(ana);
    const sealed = (await store.get(`cantalmar:session:${id}`)) ?? "";
    for (const text of [sealed, Buffer.from(sealed, "base64").toString()]) {
      for (const secret of ["t-1", "Ana", "ana@"]) expect(text).not.toContain(secret);
    }
  });

  test("keeps the fields that a newer panel has added when this one saves it", async () => {
    const { store, sessions } = open();
    const vault = createVault(["a-secret"]);
    const session = await sessions.create(ana);
    const key = `cantalmar:session:${session.id}`;
    const fields = JSON.parse(vault.open(key, await store.get(key)) ?? "");
    await store.set(key, vault.seal(key, JSON.stringify({ ...fields, added: "by 2.0" })), 60);
    await sessions.revalidate(session);
    const saved = JSON.parse(vault.open(key, await store.get(key)) ?? "");
    expect(saved).toEqual({ ...fields, added: "by 2.0", checkedAt: 0 });
  });

  test("of a newer version is no session here, and stays for the panels that know it", async () => {
    const { store, sessions } = open();
    const vault = createVault(["a-secret"]);
    const key = "cantalmar:session:newer";
    const text = vault.seal(key, JSON.stringify({ v: 2, data: { token: "t-2" } }));
    await store.set(key, text, 60);
    expect(await sessions.find("cantalmar", "newer")).toBeUndefined();
    expect(await sessions.isNewer("cantalmar", "newer")).toBe(true);
    expect(await sessions.isNewer("cantalmar", "none")).toBe(false);
    await sessions.revalidate({ permalink: "cantalmar", id: "newer" });
    expect(await store.get(key)).toBe(text);
  });

  test("opens with an older secret, as long as the panel has it", async () => {
    const { store, sessions } = open({ secrets: ["old"] });
    const { id } = await sessions.create(ana);
    const read = (secrets: string[]) => open({ secrets, store }).sessions.find("cantalmar", id);
    expect(await read(["new", "old"])).toMatchObject({ token: "t-1" });
    expect(await read(["new"])).toBeUndefined();
  });

  test("is no session under another id, or unencrypted", async () => {
    const { store, sessions } = open();
    const { id } = await sessions.create(ana);
    const sealed = (await store.get(`cantalmar:session:${id}`)) ?? "";
    await store.set("cantalmar:session:other", sealed, 60);
    await store.set("cantalmar:session:plain", JSON.stringify(ana), 60);
    expect(await sessions.find("cantalmar", "other")).toBeUndefined();
    expect(await sessions.find("cantalmar", "plain")).toBeUndefined();
  });

  test.each([
    ["no token", { user, checkedAt: 1 }],
    ["no user", { token: "t", checkedAt: 1 }],
    ["a user without a name", { token: "t", user: { ...user, name: undefined }, checkedAt: 1 }],
    ["a user without an id", { token: "t", user: { ...user, id: undefined }, checkedAt: 1 }],
    ["no time of the last check", { token: "t", user }],
    ["a scope that there is not", { token: "t", user, checkedAt: 1, scope: "all" }],
  ])("of an older panel is no session with %s", async (_, record) => {
    const { store, sessions } = open();
    const key = "cantalmar:session:old";
    await store.set(key, createVault(["a-secret"]).seal(key, JSON.stringify(record)), 60);
    expect(await sessions.find("cantalmar", "old")).toBeUndefined();
  });

  test.each([
    ["no path", { values: {}, until: 1 }],
    ["no values", { path: "/", until: 1 }],
    ["a value that is no text", { path: "/", values: { a: 1 }, until: 1 }],
    ["no end", { path: "/", values: {} }],
  ])("is a session without its form where the form has %s", async (_, savedForm) => {
    const { store, sessions } = open();
    const key = "cantalmar:session:old";
    const record = { token: "t", user, checkedAt: 1, savedForm };
    await store.set(key, createVault(["a-secret"]).seal(key, JSON.stringify(record)), 60);
    expect(await sessions.find("cantalmar", "old")).toEqual({
      ...{ id: "old", permalink: "cantalmar", token: "t", user, beganAt: 0, checkedAt: 1 },
      savedForm: undefined,
    });
  });
});

describe("an ended session", () => {
  test("is not found, and calls its listeners at once", async () => {
    const { sessions } = open();
    const [one, other] = [await sessions.create(ana), await sessions.create(ana)];
    const [onEnd, onOtherEnd] = [vi.fn(), vi.fn()];
    sessions.onEnd(one, onEnd);
    sessions.onEnd(other, onOtherEnd);
    await sessions.end(one);
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(onOtherEnd).not.toHaveBeenCalled();
    expect(await sessions.find("cantalmar", one.id)).toBeUndefined();
    expect(await sessions.find("cantalmar", other.id)).toBeDefined();
  });

  test("does not call a listener that has unsubscribed", async () => {
    const { sessions } = open();
    const session = await sessions.create(ana);
    const [unsubscribed, subscribed] = [vi.fn(), vi.fn()];
    sessions.onEnd(session, unsubscribed)();
    sessions.onEnd(session, subscribed);
    await sessions.end(session);
    await vi.waitFor(() => expect(subscribed).toHaveBeenCalled());
    expect(unsubscribed).not.toHaveBeenCalled();
  });

  test("is known as ended for a minute, on its brand alone", async () => {
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

  test("is over even where the announcement fails", async () => {
    const store = createEmbeddedStore();
    const mute = { ...store, publish: () => Promise.reject(new StoreDown(undefined)) };
    const sessions = createSessions(mute, createVault(["a-secret"]));
    const session = await sessions.create(ana);
    await sessions.end(session);
    expect(await sessions.find("cantalmar", session.id)).toBeUndefined();
  });
});
