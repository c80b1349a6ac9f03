import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fault } from "../../sandbox/control/faults.ts";
import { countMessagesTo, openAccount, type Person } from "../services/accounts.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const perAddress = 15;
const env = { ATTEMPTS_PER_ADDRESS: `${perAddress}`, TRUSTED_PROXIES: "127.0.0.1" };

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel({ env });
});
afterAll(() => panel.stop());

let lastAddress = 0;

/** A visitor with a network address of their own, as the proxy in front of the panel reports it. */
function visitFrom(address?: string, { at = panel }: { at?: Panel } = {}): Visitor {
  lastAddress += 1;
  const headers = { "x-forwarded-for": address ?? `198.51.100.${lastAddress}` };
  return createVisitor(at, "cantalmar.localhost", {
    headers: { ...headers, "accept-language": "en" },
  });
}

function openOne(): Promise<Person> {
  const [brand] = panel.sandbox.world.brands;
  if (!brand) throw new Error("There is a brand");
  return openAccount(panel.sandbox, brand);
}

const wrong = (username: string) => ({ username, password: "not-the-password" });
const right = ({ email, password }: Person) => ({ username: email, password });

async function repeat(times: number, run: (at: number) => Promise<Page>): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < times; at += 1) statuses.push((await run(at)).status);
  return statuses;
}

function expectRefusal({ status, headers, html }: Page): void {
  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(textOf(html)).toMatch(/Too many (failed attempts|attempts|codes) .* \d+ minutes/);
}

describe("the log-in", () => {
  it("is refused for a while after ten wrong passwords, with a helpful message", async () => {
    const owner = await openOne();
    const visitor = visitFrom();
    const statuses = await repeat(10, () => visitor.logIn(wrong(owner.email)));
    expect(statuses).toEqual(Array(10).fill(422));

    const page = await visitor.logIn(wrong(owner.email));
    expectRefusal(page);
    expect(Number(page.headers["retry-after"])).toBeLessThanOrEqual(600);
    expect(page.html).toContain(`value="${owner.email}"`);
    expect(page.html).not.toContain("not-the-password");
    expect(textOf(page.html)).toMatch(/Try again in (9|10) minutes\./);
    expectRefusal(await visitor.logIn(right(owner)));

    // The user can still log in on another network, and the network can use another account.
    expect((await visitFrom().logIn(right(owner))).status).toBe(303);
    expect((await visitor.logIn(right(await openOne()))).status).toBe(303);
  });

  it("is refused in the same way when a script sends the form", { tags: "full" }, async () => {
    const visitor = visitFrom();
    const form = wrong("unknown@correo.example");
    await repeat(10, () => visitor.post("/login.data", form));
    const answer = await visitor.post("/login.data", form);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(answer.html).toContain("Too many failed attempts for this account from your network.");
    expect(answer.html).toContain("unknown@correo.example");
    expect(answer.html).not.toContain("not-the-password");
  });

  it("counts all spellings of a login as one account", async () => {
    const { phone } = await openOne();
    const visitor = visitFrom();
    const spellings = [phone, phone.replace("+34", "+34 "), phone.replace("+", "00"), ` ${phone}`];
    await repeat(10, (at) => visitor.logIn(wrong(spellings[at % spellings.length] ?? "")));
    for (const spelling of spellings) expectRefusal(await visitor.logIn(wrong(spelling)));
  });

  it("is refused to an address that tries too many accounts, known or unknown", async () => {
    const visitor = visitFrom();
    const { email } = await openOne();
    const statuses = await repeat(perAddress, (at) =>
      visitor.logIn(wrong(at % 2 ? email : `unknown-${at}@correo.example`)),
    );
    expect(statuses).toEqual(Array(perAddress).fill(422));
    expectRefusal(await visitor.logIn(wrong("one-more@correo.example")));
    expect((await visitFrom().logIn(wrong("one-more@correo.example"))).status).toBe(422);
  });

  it("counts all IPv6 addresses of one connection as one", { tags: "full" }, async () => {
    const neighbour = (at: number) => visitFrom(`2001:db8:7:7::${(at + 1).toString(16)}`);
    await repeat(perAddress, (at) => neighbour(at).logIn(wrong(`unknown-${at}@correo.example`)));
    expectRefusal(await neighbour(perAddress).logIn(wrong("one-more@correo.example")));
    const other = visitFrom("2001:db8:7:8::1");
    expect((await other.logIn(wrong("one-more@correo.example"))).status).toBe(422);
  });

  it("shares its limits between all panels", { tags: "full" }, async () => {
    const { sandbox, redis } = panel;
    const other = await startPanel({ env, sandbox, redis });
    const owner = await openOne();
    const address = "203.0.113.1";
    const turns = [visitFrom(address), visitFrom(address, { at: other })];
    await repeat(10, (at) => (turns[at % 2] as Visitor).logIn(wrong(owner.email)));
    for (const visitor of turns) expectRefusal(await visitor.logIn(right(owner)));
    await other.stop();
  });

  it("resets the counter after a right password, which does not count as an attempt", {
    tags: "full",
  }, async () => {
    const owner = await openOne();
    const visitor = visitFrom();
    for (let round = 0; round < 2; round += 1) {
      const statuses = await repeat(perAddress * 2, async () => {
        const page = await visitor.logIn(right(owner));
        await visitor.post("/logout", {});
        return page;
      });
      expect(statuses).toEqual(Array(perAddress * 2).fill(303));
      if (round === 0) await repeat(9, () => visitor.logIn(wrong(owner.email)));
    }
  });

  it("does not count attempts that the API cannot answer", { tags: "full" }, async () => {
    const owner = await openOne();
    const visitor = visitFrom();
    const fault: Fault = { operation: "authenticate", kind: "status", status: 500, times: 11 };
    panel.sandbox.faults.add(fault);
    const statuses = await repeat(11, () => visitor.logIn(right(owner)));
    expect(statuses).toEqual(Array(11).fill(502));
    expect((await visitor.logIn(right(owner))).status).toBe(303);
  });
});

describe("a stranger who guesses passwords", () => {
  /** Tries from as many addresses as it takes until the account is locked for new networks. */
  async function exhaust(username: string): Promise<void> {
    for (let address = 0; address < 5; address += 1) {
      const stranger = visitFrom();
      await repeat(10, () => stranger.logIn(wrong(username)));
    }
    expectRefusal(await visitFrom().logIn(wrong(username)));
  }

  it("does not lock out the owner on a network where they have logged in before", async () => {
    const owner = await openOne();
    const home = visitFrom();
    await home.logIn(right(owner));
    await home.post("/logout", {});
    await exhaust(owner.email);
    expect((await home.logIn(right(owner))).status).toBe(303);
  });

  it("uses up no attempts of the account after their own are refused", async () => {
    const owner = await openOne();
    const stranger = visitFrom();
    await repeat(perAddress, (at) => stranger.logIn(wrong(`unknown-${at}@correo.example`)));
    const statuses = await repeat(60, () => stranger.logIn(wrong(owner.email)));
    expect(new Set(statuses)).toEqual(new Set([429]));
    expect((await visitFrom().logIn(right(owner))).status).toBe(303);
  });
});

describe("requests for a code", () => {
  it.each([
    ["/recover_password", {}],
    ["/remove_account", { intent: "ask" }],
  ])("at %s are refused the sixth time, for known and unknown accounts", async (path, form) => {
    const { email } = await openOne();
    for (const login of [email, "unknown@correo.example"]) {
      const visitor = visitFrom();
      const ask = () => visitor.post(path, { ...form, login });
      expect(await repeat(5, ask)).toEqual(Array(5).fill(303));
      const before = countMessagesTo(panel.sandbox, login);
      const page = await ask();
      expectRefusal(page);
      expect(page.html).toContain(`value="${login}"`);
      expect(countMessagesTo(panel.sandbox, login)).toBe(before);
    }
  });
});

describe("wrong codes", () => {
  const passwords = { password: "otro-taxi-ahora", password_confirmation: "otro-taxi-ahora" };

  it.each([
    ["/reset_password", passwords],
    ["/remove_account?sent=", { intent: "remove", understood: "on" }],
  ])("at %s are refused to an address that has tried too many", async (path, form) => {
    const visitor = visitFrom();
    const tryCode = (at: number) => visitor.post(path, { ...form, code: `a-code-${at}` });
    expect(await repeat(perAddress, tryCode)).toEqual(Array(perAddress).fill(422));
    const page = await tryCode(perAddress);
    expectRefusal(page);
    expect(page.html).toContain(`value="a-code-${perAddress}"`);
    expect(page.html).not.toContain("otro-taxi-ahora");
  });
});

describe("links to a history", () => {
  it("are limited per address, and refused without a call of the API", async () => {
    const visitor = visitFrom();
    const follow = () => visitor.get(`/history?token=guess-${Math.random()}`);
    expect(await repeat(perAddress, follow)).toEqual(Array(perAddress).fill(303));
    const before = panel.sandbox.calls.get("checkToken");
    const { status, headers, html } = await follow();
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(textOf(html)).toMatch(
      /Too many attempts Your network has reached the limit\. Try again in \d+ min/,
    );
    expect(panel.sandbox.calls.get("checkToken")).toBe(before);
  });
});
