import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  CONSOLE_SECRET,
  operate,
  type PanelWithConsole,
  startPanelWithConsole,
  visitConsole,
} from "../services/console.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

const cantalmar = "/brands/radio-taxi-cantalmar";
const alazul = "/brands/alazul";

let panel: PanelWithConsole;
let other: PanelWithConsole;
let operator: Visitor;
beforeAll(async () => {
  panel = await startPanelWithConsole({ env: { API_TIMEOUT_MS: "1000" } });
  const { sandbox, redis } = panel;
  other = await startPanelWithConsole({ sandbox, redis });
  operator = await operate(panel);
});
afterAll(async () => {
  await other?.stop();
  await panel?.stop();
});
afterEach(() => panel.sandbox.faults.clear());

const visit = (each: PanelWithConsole, host = "cantalmar.localhost") =>
  createVisitor(each, host, { headers: { "accept-language": "en" } });

/** The terms of the brand's page with their details. */
async function readFigures(path: string, by = operator): Promise<Record<string, string>> {
  const { html } = await by.get(path);
  return Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term = "", detail = ""]) => [
      textOf(term),
      textOf(detail),
    ]),
  );
}

/** Orders a taxi as the form does, and returns the answer's address. */
async function order(visitor: Visitor): Promise<string | undefined> {
  const query = new URLSearchParams({ to: "Estación Central", group: "1" });
  const form = readForm((await visitor.get(`/request?${query}`)).html, "request");
  return (await press(visitor, form, { name: "order" })).location;
}

describe("the figures of a brand", () => {
  it("are what happened at it, in all processes, within ten seconds", async () => {
    for (const each of [panel, other]) await visit(each).get("/login");
    const visitor = await visitAs(other, addTraveller(panel));
    await order(visitor);
    await visitor.get("/panel", { "sec-fetch-site": "same-origin" });
    await waitFor(async () => {
      expect(await readFigures(cantalmar)).toMatchObject({ Logins: "1", Orders: "1" });
    });
    const figures = await readFigures(cantalmar);
    expect(Number(figures.Visits)).toBeGreaterThanOrEqual(3);
    expect(figures.Errors).toBe("0 (0%)");
    expect(figures["Failed calls"]).toBe("0 (0%)");
  });

  it("show the failures of its API, and no other brand's", async () => {
    await visit(panel, "alazul.localhost").get("/login");
    const before = await readFigures(cantalmar);
    panel.sandbox.faults.add({ operation: "authenticate", kind: "status", status: 500 });
    const logIn = () => visit(panel, "alazul.localhost").logIn(demoLogin(panel, "client", 1));
    expect((await logIn()).status).toBe(502);
    const failing = await readFigures(alazul);
    expect(failing).toMatchObject({ Status: "Failures", Login: "Works" });
    expect(Number.parseInt(failing["Failed calls"] ?? "", 10)).toBeGreaterThan(0);
    expect(failing.Errors).toMatch(/^1 /);
    const after = await readFigures(cantalmar);
    expect(after).toMatchObject({
      Errors: before.Errors,
      "Failed calls": before["Failed calls"],
    });
    for (let count = 0; count < 2; count += 1) await logIn();
    expect(await readFigures(alazul)).toMatchObject({
      ...{ Status: "Down", Ordering: "Works", Login: expect.stringMatching(/^Down 2/) },
    });
    // The unwell come first.
    const { html } = await operator.get("/");
    expect(html.indexOf(`href="${alazul}"`)).toBeLessThan(html.indexOf(`href="${cantalmar}"`));
  });

  it("lists every process with its state and its build", async () => {
    const { sandbox, redis } = panel;
    const third = await startPanelWithConsole({ sandbox, redis });
    const rows = async () => {
      const { html } = await operator.get("/");
      return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => textOf(row));
    };
    const processes = async (state: string) =>
      (await rows()).filter((row) => row.includes(` ${state} `) && row.includes("v2")).length;
    await waitFor(async () => expect(await processes("Up")).toBe(3));
    await third.stop();
    expect(await processes("Up")).toBe(2);
    expect(await processes("Ended")).toBe(1);
  });
});

describe("a purge", () => {
  it("shows a changed colour on the next page of two processes, cached pages too", async () => {
    const page = async (each: PanelWithConsole) => (await visit(each).get("/login")).html;
    const brand = panel.sandbox.world.brands[0];
    if (!brand) throw new Error("There is a brand");
    for (const each of [panel, other]) {
      await page(each);
      expect(await page(each)).not.toContain("#123456");
    }
    brand.style.main_color = "#123456";
    const { location } = await operator.post(`${cantalmar}/purge`, {});
    expect(location).toBe(`${cantalmar}?done=purged&count=2&of=2`);
    for (const each of [other, panel]) expect(await page(each)).toContain("#123456");
  });
});

describe("a purge while the API is down", () => {
  it("leaves the brand on the air, with its last copy", async () => {
    const { sandbox } = panel;
    await visit(panel).get("/login");
    await sandbox.goDown();
    try {
      await operator.post(`${cantalmar}/purge`, {});
      const { status, html } = await visit(panel).get("/login");
      expect([status, html.includes("Radio Taxi Cantalmar")]).toEqual([200, true]);
    } finally {
      await sandbox.comeBack();
    }
    const brand = sandbox.world.brands[0];
    Object.assign(brand?.style ?? {}, { main_color: "#654321" });
    await operator.post(`${cantalmar}/purge`, {});
    expect((await visit(panel).get("/login")).html).toContain("#654321");
  });
});

describe("a brand that the API does not know", () => {
  it.each(["nope", "__proto__", "constructor"])("has no page, and no action: %s", async (name) => {
    const path = `/brands/${name}`;
    for (const each of [path, `${path}/accounts/5`]) {
      expect((await operator.get(each)).status, each).toBe(404);
    }
    for (const each of ["purge", "end-sessions", "accounts/5/end-sessions"]) {
      const { status } = await operator.post(`${path}/${each}`, { confirmed: "on" });
      expect(status, each).toBe(404);
    }
    expect((await operator.get("/")).html).not.toContain(`href="${path}"`);
  });

  it("is found however its address was copied", async () => {
    const address = encodeURIComponent("http://alazul.localhost:3000/login");
    expect((await operator.get(`/look-up?name=${address}`)).location).toBe(alazul);
    expect((await operator.get("/look-up?name=nope")).location).toContain("missing=brand");
  });
});

describe("the end of all sessions of a brand", () => {
  it("logs its users out in all processes, and leaves other brands alone", async () => {
    const [user, stranger] = [
      await visitAs(other, addTraveller(panel)),
      visit(panel, "alazul.localhost"),
    ];
    await stranger.logIn(demoLogin(panel, "client", 1));
    const unconfirmed = await operator.post(`${cantalmar}/end-sessions`, {});
    expect(unconfirmed.location).toContain("done=unconfirmed");
    expect((await user.get("/panel")).status).toBe(200);
    await operator.post(`${cantalmar}/end-sessions`, { confirmed: "on" });
    expect((await user.get("/panel")).location).toBe("/login?back=%2Fpanel");
    expect((await stranger.get("/panel")).status).toBe(200);
    const again = await visitAs(other, addTraveller(panel));
    expect((await again.get("/panel")).status).toBe(200);
  });
});

describe("the end of an account's sessions", () => {
  it("logs it out on all devices, and no other account", async () => {
    const account = addTraveller(panel);
    const devices = [await visitAs(panel, account), await visitAs(other, account)];
    const another = await visitAs(panel, addTraveller(panel));
    const path = `${cantalmar}/accounts/${account.id}`;
    expect(textOf((await operator.get(path)).html)).toContain("2 sessions");
    await operator.post(`${path}/end-sessions`, {});
    for (const device of devices) {
      expect((await device.get("/panel")).location).toBe("/login?back=%2Fpanel");
    }
    expect((await another.get("/panel")).status).toBe(200);
    expect(textOf((await operator.get(path)).html)).toContain("0 sessions");
  });
});

describe("the release of rate limits", () => {
  it("lets a locked out user try again", async () => {
    const { username, password } = demoLogin(panel, "client");
    const user = visit(panel);
    for (let count = 0; count < 11; count += 1) await user.logIn({ username, password: "wrong" });
    expect((await user.logIn({ username, password })).status).toBe(429);
    await operator.post(`${cantalmar}/release-limits`, { account: username, address: "127.0.0.1" });
    expect((await user.logIn({ username, password })).status).toBe(303);
  });
});

describe("an order whose outcome is unknown", () => {
  async function loseOrder() {
    const account = addTraveller(panel);
    const visitor = await visitAs(panel, account);
    panel.sandbox.faults.add({ operation: "createTrip", kind: "reset", times: 1 });
    const address = (await order(visitor)) ?? "";
    expect(address).toContain("order=");
    const path = `${cantalmar}/accounts/${account.id}`;
    const { html } = await operator.get(path);
    expect(textOf(html)).toContain("The outcome of an order is unknown");
    const [, key = ""] = html.match(/name="key" value="([^"]+)"/) ?? [];
    return { visitor, address, path, key };
  }

  it("that is settled as a trip leads its user there", async () => {
    const { visitor, address, path, key } = await loseOrder();
    const settle = (form: Record<string, string>) =>
      operator.post(`${path}/settle`, { key, outcome: "placed", ...form });
    const incomplete: Record<string, string>[] = [
      { trip: "4711" },
      { trip: "0", confirmed: "on" },
      { confirmed: "on" },
    ];
    for (const form of incomplete) {
      expect((await settle(form)).location).toContain("done=incomplete");
    }
    const { location } = await settle({ trip: "4711", confirmed: "on" });
    expect(location).toContain("done=settled");
    expect((await visitor.get(address)).location).toContain("trip=4711");
    expect(textOf((await operator.get(path)).html)).toContain("4711");
  });

  it("that is settled as no trip is never sent again, and may be ordered anew", async () => {
    const { visitor, address, path, key } = await loseOrder();
    const incomplete = await operator.post(`${path}/settle`, { key, outcome: "not_placed" });
    expect(incomplete.location).toContain("done=incomplete");
    const settled = await operator.post(`${path}/settle`, {
      key,
      outcome: "not_placed",
      confirmed: "on",
    });
    expect(settled.location).toContain("done=settled");
    const calls = panel.sandbox.calls.get("createTrip");
    const page = await visitor.get(address);
    expect(textOf(page.html)).toContain("did not arrive");
    expect(panel.sandbox.calls.get("createTrip")).toBe(calls);
    const again = await operator.post(`${path}/settle`, {
      key,
      outcome: "placed",
      trip: "4711",
      confirmed: "on",
    });
    expect(again.location).toContain("done=changed");
    expect(textOf((await operator.get("/trail")).html)).toContain("trip without effect");
  });

  it("is settled only in its own account", async () => {
    const { path, key } = await loseOrder();
    const stranger = `${cantalmar}/accounts/999999/settle`;
    const { location } = await operator.post(stranger, {
      key,
      outcome: "placed",
      trip: "4711",
      confirmed: "on",
    });
    expect(location).toContain("done=changed");
    expect(textOf((await operator.get(path)).html)).toContain("The outcome of an order is unknown");
  });
});

describe("the trail", () => {
  it("has a line for each action with its operator, and no name, e-mail or phone", async () => {
    const { username } = demoLogin(panel, "client");
    await operator.post(`${cantalmar}/release-limits`, { account: username });
    await operator.post(`${cantalmar}/purge`, {});
    const lines = textOf((await operator.get("/trail")).html);
    expect(lines).toMatch(/Purged configuration and pages radio-taxi-cantalmar/);
    expect(lines).toMatch(/Released rate limits radio-taxi-cantalmar/);
    expect(lines).toMatch(/Logged in/);
    expect(lines).not.toContain(username);
    const logged = panel.logs().filter((line) => line.includes('"action":"purge"'));
    expect(logged.length).toBeGreaterThan(0);
  });

  it("shows an entry that was deleted or changed in the store as missing", async () => {
    await operator.post(`${cantalmar}/purge`, {});
    const store = new Redis(panel.redis.url);
    try {
      const last = await store.get("parada:console:trail:count");
      await store.set(`parada:console:trail:${last}`, "forged");
      expect(textOf((await operator.get("/trail")).html)).toContain("missing or has been changed");
    } finally {
      store.disconnect();
    }
  });
});

describe("the console without its services", () => {
  it("shows what it knows while the store is down, and does nothing", async () => {
    const cut = await startPanelWithConsole();
    try {
      await visit(cut).get("/login");
      const own = await operate(cut);
      await cut.redis.stop();
      const { status, html } = await own.get("/");
      expect(status).toBe(200);
      expect(textOf(html)).toContain("Cannot be reached");
      expect(textOf(html)).toContain("Radio Taxi Cantalmar");
      const refused = await own.post(`${cantalmar}/purge`, {});
      expect(refused.status).toBe(503);
      expect(textOf(refused.html)).toContain("nothing was changed");
      const late = visitConsole(cut);
      expect((await late.post("/log-in", { secret: CONSOLE_SECRET })).status).toBe(303);
    } finally {
      await cut.kill();
    }
  });
});
