import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as failureTexts } from "../../app/features/frame/failure-texts.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import { menuOf } from "../menus.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { inTurn } from "../services/in-turn.ts";
import { ageSessions } from "../services/stored-sessions.ts";
import { createVisitor, type Page } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";
import { readMenu, textOf } from "./read-page.ts";

/** None of these words of the API may reach a page. */
const itsWords = "select * from customers";

/** Every way in which the API can fail, except a refusal. */
const upstreamFaults: [string, Omit<Fault, "operation">][] = [
  ["500", { kind: "status", status: 500, body: { message: itsWords } }],
  ["503", { kind: "status", status: 503, body: { message: itsWords } }],
  ["an empty body", { kind: "empty" }],
  ["an HTML page with an error status", { kind: "html" }],
  ["an HTML page with status 200", { kind: "html", status: 200 }],
  ["a wrong shape", { kind: "wrong_shape", body: { message: itsWords } }],
  ["a refusal without a message", { kind: "wrong_shape", status: 422, body: { reason: itsWords } }],
  ["a redirect", { kind: "status", status: 302, body: { message: itsWords } }],
  ["a broken connection", { kind: "reset" }],
  ["a timeout", { kind: "slow", delayMs: 60_000 }],
];

const languages = ["en", "es"] as const;
const notFound = { en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." };

let panel: BorrowedPanel;
beforeAll(async () => {
  // Far longer than an answer takes, and still short enough to wait for.
  panel = await borrowPanel("impatient");
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const triesToLogIn = () => panel.sandbox.calls.get("authenticate") ?? 0;

function visit(language: "en" | "es") {
  return createVisitor(panel, "cantalmar.localhost", { headers: { "accept-language": language } });
}

async function expectProblem({ status, html, headers }: Page, language: "en" | "es") {
  expect(status).toBe(502);
  expect(textOf(html)).toContain(failureTexts[language].problem);
  expect(textOf(html)).toContain(failureTexts[language].problem_hint);
  const reference = String(headers["x-request-id"]);
  expect(textOf(html)).toContain(reference);
  // The operator finds the log lines by the reference that the user reads out.
  await waitFor(() => {
    const logged = panel.logs().filter((line) => line.includes(reference));
    expect(logged.join("\n")).toContain("a request failed");
  });
  expectNothingOfTheApi(html);
}

function expectNothingOfTheApi(html: string): void {
  expect(html).not.toContain(itsWords);
  expect(html).not.toContain("Bad gateway");
}

it("the panel uses the specification's words when something goes wrong", () => {
  expect(failureTexts.en.problem).toBe("There was a problem");
  expect(failureTexts.en.problem_hint).toBe("Something went wrong! Please try again.");
});

describe.each(inTurn(languages, { every: 2 }))("at the log-in, in %s", (language) => {
  const logIn = () => visit(language).logIn(demoLogin(panel, "client"));

  it.each(upstreamFaults)("%s shows the panel's own error page", async (_, fault) => {
    panel.sandbox.faults.add({ operation: "authenticate", ...fault });
    const before = triesToLogIn();
    const page = await logIn();
    // A call that changes data is never sent twice.
    expect(triesToLogIn()).toBe(before + 1);
    await expectProblem(page, language);
    const { username, password } = demoLogin(panel, "client");
    expect(page.html).toContain(`value="${username}"`);
    expect(page.html).not.toContain(password);
    expect(readMenu(page.html)).toEqual(menuOf("guest", language));
    panel.sandbox.faults.clear();
    expect((await logIn()).status).toBe(303);
  });

  it.each([403, 404])("%i shows that the screen does not exist", async (status) => {
    for (const operation of ["authenticate", "login"] as const) {
      panel.sandbox.faults.add({ operation, kind: "status", status, body: { message: itsWords } });
    }
    const page = await logIn();
    expect(page.status).toBe(404);
    expect(textOf(page.html)).toContain(notFound[language]);
    expectNothingOfTheApi(page.html);
  });

  it.each([401, 409, 422])("%i shows an error in the form", async (status) => {
    panel.sandbox.faults.add({
      operation: "authenticate",
      kind: "status",
      status,
      body: { message: "Hoy no", errors: [{ field: "credentials.username", message: "Otro" }] },
    });
    const page = await logIn();
    expect(page.status).toBe(422);
    expect(page.html).toContain(`value="${demoLogin(panel, "client").username}"`);
    expect(page.html).toMatch(/<input[^>]*aria-describedby="username-error"/);
    expect(textOf(page.html)).toContain("Otro");
    expect(page.headers["set-cookie"]).toBeUndefined();
  });
});

describe.each(inTurn(languages, { every: 2, from: 1 }))("on a member's page, in %s", (language) => {
  async function askAgain(fault: Omit<Fault, "operation">) {
    const visitor = visit(language);
    await visitor.logIn(demoLogin(panel, "client"));
    await ageSessions(panel.redis);
    panel.sandbox.faults.add({ operation: "checkToken", ...fault });
    const page = await visitor.get("/?from=letter");
    panel.sandbox.faults.clear();
    return { visitor, page };
  }

  it("401 ends the session, says so, and returns to the page after a new log-in", async () => {
    const { visitor, page } = await askAgain({ kind: "status", status: 401 });
    expect(page).toMatchObject({ status: 302, location: "/login?back=%2F%3Ffrom%3Dletter" });
    const login = await visitor.get(page.location ?? "");
    const expired = {
      en: "Session Expired! Please login again to continue.",
      es: "La sesión ha caducado Vuelve a entrar para continuar.",
    };
    expect(textOf(login.html)).toContain(expired[language]);
    expect(textOf((await visitor.get("/login")).html)).not.toContain(expired[language]);
    expect((await visitor.get("/")).status).toBe(302);
    const { username, password } = demoLogin(panel, "client");
    const back = await visitor.post("/login", { username, password, back: "/?from=letter" });
    expect(back).toMatchObject({ status: 303, location: "/?from=letter" });
  });

  it.each([403, 404])(
    "%i shows that the screen does not exist, and keeps the session",
    async (status) => {
      const { visitor, page } = await askAgain({
        kind: "status",
        status,
        body: { message: itsWords },
      });
      expect(page.status).toBe(404);
      expect(textOf(page.html)).toContain(notFound[language]);
      expect(readMenu(page.html)).toEqual(menuOf("client", language));
      expectNothingOfTheApi(page.html);
      expect((await visitor.get("/")).status).toBe(200);
    },
  );

  it("422 on a page without a form shows the error page", async () => {
    const { visitor, page } = await askAgain({
      kind: "status",
      status: 422,
      body: { message: itsWords },
    });
    await expectProblem(page, language);
    expect(readMenu(page.html)).toEqual(menuOf("client", language));
    expect((await visitor.get("/")).status).toBe(200);
  });

  it.each(inTurn(upstreamFaults, { every: 3 }))(
    "%s leaves the cached user data valid",
    async (_, fault) => {
      const { page } = await askAgain(fault);
      expect(page.status).toBe(200);
      expect(readMenu(page.html)).toEqual(menuOf("client", language));
      expectNothingOfTheApi(page.html);
    },
  );
});

describe("an API that is down", () => {
  afterEach(() => panel.sandbox.comeBack());

  it("shows an error at the log-in, which works again as soon as the API does", async () => {
    await panel.sandbox.goDown();
    await expectProblem(await visit("en").logIn(demoLogin(panel, "client")), "en");
    await panel.sandbox.comeBack();
    expect((await visit("en").logIn(demoLogin(panel, "client"))).status).toBe(303);
  });

  it("keeps a sign-up form except its passwords, and says whom to call", async () => {
    await panel.sandbox.goDown();
    const page = await visit("en").post("/register", {
      name: "Nuria Vidal",
      email: "nuria@example.com",
      country: "ES",
      phone: "600 111 999",
      password: "a-new-taxi-now",
      password_again: "a-new-taxi-now",
      friend_code: "",
      terms: "on",
      privacy: "on",
    });
    await expectProblem(page, "en");
    for (const typed of ["Nuria Vidal", "nuria@example.com", "600 111 999"]) {
      expect(page.html).toContain(`value="${typed}"`);
    }
    expect(page.html).not.toContain("a-new-taxi-now");
    expect(textOf(page.html)).toContain("Still not working? Call ");
  });

  it("shows an error in the visitor's language even when the brand is unknown", async () => {
    await panel.sandbox.goDown();
    const stranger = createVisitor(panel, "limoncillo.localhost", {
      headers: { "accept-language": "en" },
    });
    const page = await stranger.get("/before_room");
    await expectProblem(page, "en");
  });
});
