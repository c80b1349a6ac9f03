import { afterAll, beforeAll, expect, it } from "vitest";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { changeSessionVersion, loseSessions } from "../services/stored-sessions.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

const expired = {
  en: "Session Expired! Please login again to continue.",
  es: "La sesión ha caducado Vuelve a entrar para continuar.",
};
const typed = { form: "profile", name: "Another Name", email: "not an e-mail" };
const login = `/login?${new URLSearchParams({ back: "/profile" })}`;

const visit = (language: "en" | "es" = "en") =>
  createVisitor(panel, "cantalmar.localhost", { headers: { "accept-language": language } });

function logIn(visitor: Visitor, kind: "client" | "company", back: string) {
  const { username, password } = demoLogin(panel, kind);
  return visitor.post("/login", { username, password, back });
}

it.each(["en", "es"] as const)(
  "returns a form to the user who sent it and logs in again, in %s",
  async (language) => {
    const visitor = visit(language);
    await visitor.logIn(demoLogin(panel, "client"));
    await loseSessions(panel.redis);
    const sent = await visitor.post("/profile", { ...typed, current_password: "geheim" });
    expect(sent).toMatchObject({ status: 302, location: login });
    expect(textOf((await visitor.get(login)).html)).toContain(expired[language]);

    expect((await logIn(visitor, "client", "/profile")).location).toBe("/profile");
    const page = await visitor.get("/profile");
    expect(page.html).toContain('value="Another Name"');
    expect(page.html).toContain('value="not an e-mail"');
    expect(page.html).not.toContain("geheim");
    expect((await visitor.get("/profile")).html).not.toContain("Another Name");
  },
);

it("returns a form to no other account, and keeps none from visitors without a session", async () => {
  const visitor = visit();
  await visitor.logIn(demoLogin(panel, "client"));
  await loseSessions(panel.redis);
  await visitor.post("/profile", typed);
  await logIn(visitor, "company", "/profile");
  expect((await visitor.get("/profile")).html).not.toContain("Another Name");

  const stranger = visit();
  const { location } = await stranger.post("/profile", { ...typed, name: "A stranger" });
  expect(location).toMatch(/^\/before_room\?back=/);
  await logIn(stranger, "company", "/profile");
  expect((await stranger.get("/profile")).html).not.toContain("A stranger");
});

it("says once that the session has expired, on the next page", async () => {
  const visitor = visit();
  await visitor.logIn(demoLogin(panel, "client"));
  await loseSessions(panel.redis);
  expect((await visitor.get("/before_room")).status).toBe(200);
  expect(await visitor.get("/profile")).toMatchObject({ status: 302, location: login });
  expect(textOf((await visitor.get(login)).html)).toContain(expired.en);
  expect((await visitor.get("/profile")).location).toMatch(/^\/before_room/);
});

it("shows no such message in another tab after the user has logged out", async () => {
  const visitor = visit();
  await visitor.logIn(demoLogin(panel, "client"));
  const tab = createVisitor(panel, "cantalmar.localhost", { cookies: visitor.cookies });
  await visitor.post("/logout", {});
  expect((await tab.get("/profile")).location).toMatch(/^\/before_room/);
});

it("returns the form on no other brand", async () => {
  const visitor = visit();
  await visitor.logIn(demoLogin(panel, "client"));
  await loseSessions(panel.redis);
  const [[, value = ""] = []] = visitor.cookies;
  const cookies: [string, string][] = [["parada_alazul", value]];
  for (const brand of panel.sandbox.world.brands)
    cookies.push([`parada_${brand.permalink}`, value]);
  const elsewhere = createVisitor(panel, "alazul.localhost", { cookies });
  expect((await elsewhere.post("/profile", typed)).location).toMatch(/^\/before_room/);
});

it("asks a user to log in whose session only a newer panel can read, and leaves the session to that panel", async () => {
  const visitor = visit();
  await visitor.logIn(demoLogin(panel, "client"));
  const cookies = new Map(visitor.cookies);
  await changeSessionVersion(panel.redis, 2);
  expect((await visitor.get("/profile")).location).toMatch(/^\/before_room/);
  expect(await visitor.post("/profile", typed)).toMatchObject({ status: 302 });
  expect(visitor.cookies).toEqual(cookies);
  await changeSessionVersion(panel.redis, 1);
  expect((await visitor.get("/profile")).status).toBe(200);
});
