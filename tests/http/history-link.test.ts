import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { texts as httpTexts } from "../../app/request/texts.ts";
import { texts } from "../../app/routes/history/texts.ts";
import type { Account, Token } from "../../sandbox/world.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { inTurn } from "../services/in-turn.ts";
import { findLeaks } from "../services/leaks.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { ageSessions } from "../services/stored-sessions.ts";
import { createVisitor } from "../services/visitor.ts";
import { readMenu, textOf } from "./read-page.ts";

const HOST = "cantalmar.localhost";
const ON_LINK = "/history?via=link";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel({ env: { LOG_LEVEL: "trace" } });
});
afterAll(async () => {
  const leaks = await findLeaks(panel);
  await panel.stop();
  expect(leaks).toEqual([]);
});

function issue({ id }: Account, scope: Token["scope"] = "history"): string {
  const token = randomBytes(20).toString("hex");
  panel.sandbox.world.tokens.set(token, { accountId: id, scope });
  return token;
}

function addCompany(brandIndex = 0): Account {
  const company = addTraveller(panel, brandIndex, {
    role: "company",
    name: "Talleres Brisa",
  });
  addPastTrips(panel.sandbox, company, 3);
  return company;
}

const visit = (language = "en") =>
  createVisitor(panel, HOST, { headers: { "accept-language": language } });

describe.each(inTurn(["history", "full"] as const, { every: 2 }))(
  "a link whose token has the scope %s",
  (scope) => {
    it("opens the history, and removes the token from the address", async () => {
      const company = addCompany();
      const visitor = visit();
      const answer = await visitor.get(`/history?token=${issue(company, scope)}&status=completed`);
      expect(answer).toMatchObject({ status: 302, location: "/history?status=completed&via=link" });
      expect(answer.headers["referrer-policy"]).toBe("no-referrer");
      const { status, html } = await visitor.get(answer.location ?? "");
      expect(status).toBe(200);
      const said = textOf(html);
      expect(said).toContain("Talleres Brisa's trips");
      expect(said).toContain("3 trips");
      expect(readMenu(html)).toEqual(["My trips"]);
      expect(html).not.toContain('href="/profile"');
      expect(html).not.toContain('href="/request');
      expect(html).toContain('href="/history/trips.csv?status=completed&amp;via=link"');
      expect((await visitor.get("/history/trips.csv?via=link")).status).toBe(200);
      expect((await visitor.get("/history/servicios.pdf?via=link")).status).toBe(200);
    });

    it("opens no other page", async () => {
      const visitor = visit();
      await visitor.get(`/history?token=${issue(addCompany(), scope)}`);
      for (const path of [
        "/history",
        "/",
        "/request",
        "/favorite",
        "/profile",
        "/payment-method",
      ]) {
        for (const address of path === "/history" ? [path] : [path, `${path}?via=link`]) {
          const { status, location } = await visitor.get(address);
          expect(status, address).toBe(302);
          expect(location).toMatch(/^\/before_room\?/);
        }
      }
      const { sandbox } = panel;
      const before = sandbox.calls.get("createFavourite") ?? 0;
      await visitor.post("/favorite?via=link", { form: "add", alias: "x", key: "k" });
      expect(sandbox.calls.get("createFavourite") ?? 0).toBe(before);
    });
  },
);

describe("a user who is logged in", () => {
  it("keeps their own session beside the link's session, and can log out of either", async () => {
    const member = addTraveller(panel);
    const visitor = await visitAs(panel, member);
    const own = [...visitor.cookies.keys()];
    await visitor.get(`/history?token=${issue(addCompany())}`);
    expect([...visitor.cookies.keys()]).toEqual([...own, expect.stringContaining("_history_")]);

    expect(textOf((await visitor.get(ON_LINK)).html)).toContain("Talleres Brisa");
    const page = await visitor.get("/history");
    expect(textOf(page.html)).toContain(texts.en.intro);
    expect(page.html).not.toContain("Talleres Brisa");
    expect(readMenu(page.html)).toContain("Request");

    await visitor.post("/logout?via=link", {});
    expect([...visitor.cookies.keys()]).toEqual(own);
    expect((await visitor.get("/history")).status).toBe(200);
    expect((await visitor.get(ON_LINK)).html).not.toContain("Talleres Brisa");
  });

  it("needs no link session to see their own trips", async () => {
    const member = addTraveller(panel);
    const visitor = await visitAs(panel, member);
    const cookies = new Map(visitor.cookies);
    const answer = await visitor.get(`/history?token=${issue(member)}&page=2`);
    expect(answer).toMatchObject({ status: 302, location: "/history?page=2" });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(visitor.cookies).toEqual(cookies);
  });

  it("sees that a link is invalid, and their own trips", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const answer = await visitor.get("/history?token=a-token-of-yesterday");
    expect(answer).toMatchObject({ status: 303, location: "/history" });
    const said = textOf((await visitor.get("/history")).html);
    expect(said).toContain(`${httpTexts.en.link_over} ${httpTexts.en.own_history}`);
  });
});

describe("an invalid token", () => {
  const bad = ["a-token-of-yesterday", "", "%F0%9F%9A%95", "a%0Ab", "x".repeat(5000)];

  it.each(bad)("leads to the log-in, and appears in no address: %s", async (token) => {
    const visitor = visit();
    const answer = await visitor.get(`/history?token=${token}`);
    const back = new URLSearchParams({ back: "/history" });
    expect(answer).toMatchObject({ status: 303, location: `/login?${back}` });
    const said = textOf((await visitor.get(answer.location ?? "")).html);
    expect(said).toContain("Session Expired!");
    expect(said).toContain("Please login again to continue.");
  });

  it("is a token of another brand", async () => {
    const { status, location } = await visit().get(`/history?token=${issue(addCompany(1))}`);
    expect({ status, location }).toMatchObject({ status: 303 });
    expect(location).toMatch(/^\/login\?/);
  });

  it("is a token that has expired, and the user's own session stays", async () => {
    const visitor = await visitAs(panel, addTraveller(panel));
    const token = issue(addCompany());
    await visitor.get(`/history?token=${token}`);
    panel.sandbox.world.tokens.delete(token);
    await ageSessions(panel.redis);
    const answer = await visitor.get(ON_LINK);
    expect(answer.status).toBe(302);
    expect(answer.location).toMatch(/^\/login\?/);
    expect([...visitor.cookies.keys()].filter((name) => name.includes("_history_"))).toEqual([]);
    expect((await visitor.get("/favorite")).status).toBe(200);
  });
});

it("keeps the brand from the address on a host without a brand", async () => {
  const company = addCompany(1);
  const brand = panel.sandbox.world.brands[1];
  const visitor = createVisitor(panel, "127.0.0.1");
  const answer = await visitor.get(`/history/${brand?.permalink}?token=${issue(company)}`);
  expect(answer.location).toBe(`/history/${brand?.permalink}?via=link`);
  const { status, html } = await visitor.get(answer.location ?? "");
  expect(status).toBe(200);
  expect(textOf(html)).toContain("Talleres Brisa");
  const [, csv = ""] = html.match(/href="(\/history\/trips\.csv[^"]*)"/) ?? [];
  expect((await visitor.get(csv.replaceAll("&amp;", "&"))).status).toBe(200);
});

it("shows an error when the API fails, and opens no session", async () => {
  const token = issue(addCompany());
  panel.sandbox.faults.add({ operation: "checkToken", kind: "status", status: 500, times: 1 });
  const visitor = visit();
  expect(await visitor.get(`/history?token=${token}`)).toMatchObject({ status: 502 });
  expect(visitor.cookies.size).toBe(0);
  expect(await visitor.get(`/history?token=${token}`)).toMatchObject({ status: 302 });
});
