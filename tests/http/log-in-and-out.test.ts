import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";
import { menuOf } from "../menus.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readLanguage, readMenu, textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const kinds: DemoKind[] = ["client", "company", "employee", "hotel"];
const questions = {
  en: "Are you sure you want to log out?",
  es: "¿Seguro que quieres cerrar la sesión?",
};

describe.each(kinds)("in a minimal browser, a %s", (kind) => {
  it.each(["en", "es"] as const)(
    "logs in, sees their menu and logs out, in %s",
    async (language) => {
      const [brand] = panel.sandbox.world.brands;
      const visitor = createVisitor(panel, "cantalmar.localhost", {
        headers: { "accept-language": language },
      });
      const door = await visitor.get("/before_room");
      expect(door.status).toBe(200);
      expect(readLanguage(door.html)).toBe(language);
      expect(readMenu(door.html)).toEqual(menuOf("guest", language));

      const entry = await visitor.logIn(demoLogin(panel, kind));
      expect(entry.status).toBe(303);
      const home = await visitor.get(entry.location ?? "");
      expect(home.status).toBe(200);
      expect(readMenu(home.html)).toEqual(menuOf(kind, language));
      expect(textOf(home.html)).toContain(brand?.name);

      const question = await visitor.get(`${entry.location}?dialog=logout`);
      expect(textOf(question.html)).toContain(questions[language]);
      const left = await visitor.post("/logout", {});
      expect(left.status).toBe(303);
      expect(left.location).toBe(kind === "hotel" ? "/hotelcab_closed" : "/before_room");
      expect(visitor.cookies.size).toBe(0);
      expect((await visitor.get("/")).location).toBe("/before_room?back=%2F");
    },
  );
});

it("logs in with an older API, which uses the former name of the call", async () => {
  const { faults, calls } = panel.sandbox;
  faults.add({ operation: "authenticate", kind: "status", status: 404 });
  const visitor = createVisitor(panel, "cantalmar.localhost");
  const login = demoLogin(panel, "client");
  const attempts = calls.get("login") ?? 0;
  const entry = await visitor.logIn(login);
  const refused = await createVisitor(panel, "cantalmar.localhost").logIn({
    ...login,
    password: "wrong",
  });
  faults.clear();
  expect(entry.status).toBe(303);
  expect((await visitor.get("/profile")).status).toBe(200);
  expect(refused.status).toBe(422);
  expect((calls.get("login") ?? 0) - attempts).toBe(2);
});

describe("the session check", () => {
  const path = "/session_check";
  const ask = async (visitor: Visitor): Promise<unknown> =>
    JSON.parse((await visitor.get(path)).html);
  const over = { isLoggedIn: false };

  async function logIn() {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    await visitor.logIn(demoLogin(panel, "employee"));
    const [token = ""] = [...panel.sandbox.world.tokens.keys()].slice(-1);
    return { visitor, endAtApi: () => panel.sandbox.world.tokens.delete(token) };
  }

  it("answers for a user and for a guest, and is not cached", async () => {
    const { visitor } = await logIn();
    expect(await ask(visitor)).toEqual({ isLoggedIn: true });
    expect((await visitor.get(path)).headers["cache-control"]).toContain("no-store");
    expect(await ask(createVisitor(panel, "cantalmar.localhost"))).toEqual(over);
  });

  it("reports a session that the API has ended, and the next page says so", async () => {
    const { visitor, endAtApi } = await logIn();
    endAtApi();
    expect(await ask(visitor)).toEqual(over);
    expect((await visitor.get("/panel")).location).toBe("/login?back=%2Fpanel");
  });

  it("reports a session as valid while the API cannot answer", async () => {
    const { visitor } = await logIn();
    panel.sandbox.faults.add({ operation: "checkAuth", kind: "status", status: 500 });
    expect(await ask(visitor)).toEqual({ isLoggedIn: true });
    panel.sandbox.faults.clear();
  });
});

it("the log-out ends a session for every holder of its cookie", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  await visitor.logIn(demoLogin(panel, "client"));
  const copy = createVisitor(panel, "cantalmar.localhost", { cookies: visitor.cookies });
  expect((await copy.get("/")).status).toBe(200);
  await visitor.post("/logout", {});
  expect((await copy.get("/")).status).toBe(302);
});

it.each(["/logout", "/logout.data"])(
  "the browser clears its cache, and nothing else, with the answer of %s",
  async (path) => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    const entry = await visitor.logIn(demoLogin(panel, "client"));
    expect(entry.headers).not.toHaveProperty("clear-site-data");
    expect((await visitor.get("/")).headers).not.toHaveProperty("clear-site-data");
    const left = await visitor.post(path, {});
    expect(left.headers["clear-site-data"]).toBe('"cache"');
    expect(left.headers["cache-control"]).toBe("no-store, no-cache");
    expect(visitor.cookies.size).toBe(0);
    expect((await visitor.get("/before_room")).headers).not.toHaveProperty("clear-site-data");
  },
);

it("the log-out leaves another brand's session on the same host as it was", async () => {
  const [first, second] = ["cantalmar.localhost", "alazul.localhost"];
  const visitor = createVisitor(panel, "panel.example");
  for (const [at, brand] of [first, second].entries()) {
    const { username, password } = demoLogin(panel, "client", at);
    await visitor.post(`/login?site_domain=${brand}`, { username, password });
  }
  expect((await visitor.post(`/logout?site_domain=${second}`, {})).status).toBe(303);
  expect((await visitor.get(`/profile?site_domain=${first}`)).status).toBe(200);
  expect((await visitor.get(`/profile?site_domain=${second}`)).status).toBe(302);
});

it("each log-in begins a session with a new id", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  const ids = new Set<string>();
  for (const kind of kinds) {
    await visitor.logIn(demoLogin(panel, kind));
    for (const value of visitor.cookies.values()) ids.add(value);
    await visitor.post("/logout", {});
  }
  expect(ids.size).toBe(kinds.length);
});

it("the session cookie is unavailable to scripts and to other sites", async () => {
  const { headers } = await createVisitor(panel, "cantalmar.localhost").logIn(
    demoLogin(panel, "client"),
  );
  expect(headers["set-cookie"]).toMatch(
    /^parada_radio-taxi-cantalmar=\S+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

describe("credentials as users type them", () => {
  const visitor = () => createVisitor(panel, "cantalmar.localhost");

  function client() {
    const { username } = demoLogin(panel, "client");
    const account = [...panel.sandbox.world.accounts.values()].find(
      ({ email }) => email === username,
    );
    if (!account?.phone) throw new Error("The demo client has no phone");
    return { ...account, national: account.phone.replace("+34", "") };
  }

  it.each([
    ["spaces around the e-mail", () => `  ${client().email} `],
    ["the e-mail in capitals", () => client().email.toUpperCase()],
    ["a phone in groups", () => client().national.replaceAll(/(...)(..)(..)(..)/g, "$1 $2 $3 $4")],
    ["a phone with its prefix and spaces", () => client().phone?.replace("+34", "+34 ") ?? ""],
    ["a phone with 00 and hyphens", () => `0034 ${client().national.replace(/(...)/, "$1-")}`],
    ["a phone without its prefix", () => client().national],
    ["spaces around the phone", () => ` ${client().phone} `],
  ])("are accepted with %s", async (_, username) => {
    const { password } = client();
    const entry = await visitor().logIn({ username: username(), password });
    expect([entry.status, textOf(entry.html)]).toEqual([303, ""]);
  });

  /** Returns the number of API calls and the panel's answer. */
  async function logInCountingCalls(username: string, password: string) {
    const before = countAttempts();
    const { status } = await visitor().logIn({ username, password });
    return { status, attempts: countAttempts() - before };
  }
  const countAttempts = () => panel.sandbox.calls.get("authenticate") ?? 0;

  it("are tried without the spaces around the password only after the API has refused it as typed", async () => {
    const { email, password, id } = client();
    expect(await logInCountingCalls(email, password)).toEqual({ status: 303, attempts: 1 });
    expect(await logInCountingCalls(email, ` ${password} `)).toEqual({ status: 303, attempts: 2 });
    expect(await logInCountingCalls(email, " wrong ")).toEqual({ status: 422, attempts: 2 });
    expect(await logInCountingCalls(email, "wrong")).toEqual({ status: 422, attempts: 1 });
    expect(await logInCountingCalls(email, "   ")).toEqual({ status: 422, attempts: 1 });

    const account = panel.sandbox.world.accounts.get(id);
    if (!account) throw new Error("The account is gone");
    account.password = " with spaces ";
    expect(await logInCountingCalls(email, " with spaces ")).toEqual({ status: 303, attempts: 1 });
    expect(await logInCountingCalls(email, "with spaces")).toEqual({ status: 422, attempts: 1 });
    account.password = password;
  });

  it("count as one attempt when the password is tried twice", async () => {
    const { username, password } = demoLogin(panel, "client", 1);
    const other = createVisitor(panel, "alazul.localhost");
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await other.logIn({ username, password: " wrong " })).status).toBe(422);
    }
    expect((await other.logIn({ username, password })).status).toBe(429);
  });
});
