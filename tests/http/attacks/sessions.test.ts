import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCookieSigner } from "../../../app/session/cookies.server.ts";
import { type BorrowedPanel, borrowPanel } from "../../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../../services/customers.ts";
import { SESSION_SECRET, startPanel } from "../../services/panel.ts";
import { listSessionIds, readStored } from "../../services/stored-sessions.ts";
import { createVisitor, type Visitor } from "../../services/visitor.ts";

const HOST = "cantalmar.localhost";
const NAME = "parada_radio-taxi-cantalmar";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const withCookie = (value: string, name = NAME, host = HOST) =>
  createVisitor(panel, host, { cookies: [[name, value]] });

async function isIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get("/request")).status === 200;
}

const sign = (value: string, name = NAME, secret = SESSION_SECRET) =>
  createCookieSigner([secret]).seal(name, value);

describe("a session", () => {
  it("gets a new id with every log-in, and the old id is invalid", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const first = visitor.cookies.get(NAME) ?? "";
    await visitor.post("/logout", {});
    expect(await isIn(withCookie(first))).toBe(false);
    await visitor.logIn({ username: account.email, password: account.password });
    const second = visitor.cookies.get(NAME) ?? "";
    expect(second).not.toBe(first);
    expect(await isIn(withCookie(second))).toBe(true);
    expect(await isIn(withCookie(first))).toBe(false);
  });

  it("planted in another user's browser is not the session that they log in with", async () => {
    const attacker = await visitAs(panel, addTraveller(panel));
    const planted = attacker.cookies.get(NAME) ?? "";
    await attacker.post("/logout", {});
    // One cookie is signed and unknown to the store; the other's session id is the attacker's choice.
    for (const fixed of [planted, sign("an-id-of-my-own.7"), "an-id-of-my-own"]) {
      const account = addTraveller(panel);
      const victim = withCookie(fixed);
      await victim.logIn({ username: account.email, password: account.password });
      expect(victim.cookies.get(NAME)).not.toBe(fixed);
      expect(await isIn(victim)).toBe(true);
      expect(await isIn(withCookie(fixed))).toBe(false);
    }
  });

  it("is invalid on another brand, under any cookie name", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const value = visitor.cookies.get(NAME) ?? "";
    const ids = value.split(".");
    const other = "parada_alazul";
    for (const [name, stolen] of [
      [NAME, value],
      [other, value],
      [other, sign(`${ids[0]}.${ids[1]}`, other)],
      [`__Host-${NAME}`, value],
    ] as const) {
      expect(await isIn(withCookie(stolen, name, "alazul.localhost"))).toBe(false);
    }
    expect(await isIn(withCookie(value, `__Host-${NAME}`))).toBe(false);
    expect(await isIn(withCookie(value, "parada_history_radio-taxi-cantalmar"))).toBe(false);
    expect(await isIn(withCookie(value))).toBe(true);
  });

  it("cannot be forged or changed", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const value = visitor.cookies.get(NAME) ?? "";
    const [id = "", user = "", signature = ""] = value.split(".");
    for (const forged of [
      `${id}.${user}`,
      `${id}.${user}.`,
      `${id}.${Number(user) + 1}.${signature}`,
      `${id}.${user}.${signature.slice(0, -1)}`,
      `${id}.${user}.${signature}A`,
      `${id}.${user}.${"A".repeat(signature.length)}`,
      `${id}.${user}.${"é".repeat(signature.length)}`,
      `"${value}"`,
      value.toUpperCase(),
      sign(`${id}.${user}`, NAME, "another-secret-that-is-long-enough-for-it"),
      sign("__proto__.1"),
      sign("constructor.1"),
      sign("*.1"),
      sign(`../${id}.1`),
      sign(""),
      ".",
      "..",
      "%00",
      "undefined",
    ]) {
      const { status } = await withCookie(forged).get("/request");
      expect(status, forged).toBe(302);
    }
  });

  it("is encrypted in the store: a copy of the store admits no attacker", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    await visitor.get("/profile");
    const tokens = [...panel.sandbox.world.tokens.keys()];
    expect(tokens.length).toBeGreaterThan(0);
    const client = new Redis(panel.redis.url);
    const keys = await client.keys("*");
    const all = await Promise.all(keys.map((key) => client.get(key).catch(() => "")));
    client.disconnect();
    const held = [keys.join("\n"), ...all].join("\n");
    const opened = all.map((each) => Buffer.from(each ?? "", "base64").toString("latin1"));
    for (const token of tokens) {
      expect(held).not.toContain(token);
      expect(opened.join("\n")).not.toContain(token);
    }
    // The key contains the session id, and the id without a signature is no valid cookie.
    for (const id of await listSessionIds(panel.redis)) {
      expect(await isIn(withCookie(id))).toBe(false);
      expect(await isIn(withCookie(`${id}.1`))).toBe(false);
    }
  });

  it("written into the store by an attacker, or moved there, is invalid", async () => {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    const [id = ""] = (visitor.cookies.get(NAME) ?? "").split(".");
    const stored = (at: string) => `parada:radio-taxi-cantalmar:session:${at}`;
    const client = new Redis(panel.redis.url);
    const sealed = (await client.get(stored(id))) ?? "";
    expect(sealed).not.toBe("");
    const plain = { token: "t", user: { ...account }, checkedAt: Date.now() };
    for (const [at, value] of [
      ["plain", JSON.stringify(plain)],
      ["moved", sealed],
      ["broken", `${sealed.slice(0, -4)}AAAA`],
      ["short", "AAAA"],
      ["empty", ""],
    ] as const) {
      await client.set(stored(at), value, "EX", 60);
      const answer = await withCookie(sign(`${at}.${account.id}`)).get("/request");
      expect(answer.status, at).toBe(302);
    }
    client.disconnect();
    expect(await isIn(visitor)).toBe(true);
  });

  it("survives a rotation of secrets while the old secret is listed", {
    tags: "full",
  }, async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const { sandbox, redis } = panel;
    const next = "the-next-secret-of-all-these-panels";
    const at = (secrets: string) =>
      startPanel({ env: { SESSION_SECRETS: secrets }, sandbox, redis });
    const [both, only, other] = await Promise.all([
      at(`${next},${SESSION_SECRET}`),
      at(next),
      at(`${SESSION_SECRET},${next}`),
    ]);
    const cookies = [...visitor.cookies];
    expect(await isIn(createVisitor(both, HOST, { cookies }))).toBe(true);
    expect(await isIn(createVisitor(only, HOST, { cookies }))).toBe(false);
    // A panel that lists the new secret second reads what the new panel has encrypted.
    expect(await isIn(createVisitor(other, HOST, { cookies }))).toBe(true);
    await Promise.all([both.stop(), only.stop(), other.stop()]);
  });

  it("ends in every browser that has its cookie when the user logs out", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const value = visitor.cookies.get(NAME) ?? "";
    const [id = ""] = value.split(".");
    const other = await panel.other();
    const elsewhere = createVisitor(other, HOST, { cookies: [[NAME, value]] });
    expect(await isIn(elsewhere)).toBe(true);
    const { headers } = await visitor.post("/logout", {});
    expect(String(headers["set-cookie"])).toContain("Max-Age=0");
    expect(await isIn(createVisitor(other, HOST, { cookies: [[NAME, value]] }))).toBe(false);
    expect(await readStored(panel.redis, `:session:${id}`)).toEqual([]);
  });
});
