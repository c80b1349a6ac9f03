import { type AppLoadContext, redirect } from "@remix-run/node";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { User } from "../api/session.server.ts";
import { RateLimited } from "../forms/reply.ts";
import { createCookieSigner, readCookies } from "../session/cookies.server.ts";
import { createSessions } from "../session/sessions.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { StoreDown } from "../store/store.ts";
import { createVault } from "../store/vault.server.ts";
import type { Args } from "./context.server.ts";
import { toResponse } from "./errors.server.ts";
import { readFlash } from "./flash.server.ts";
import { SessionExpired } from "./responses.server.ts";
import { startSession } from "./session/session-cookie.server.ts";

const brand = {
  permalink: "cantalmar",
  siteDomain: "cantalmar.test",
  languages: [],
  fallbackLanguage: null,
};
const user: User = {
  ...{ id: 7, name: "Ana", email: null, phone: null, avatar: null, logo: null },
  ...{ isCompany: false, employee: null, exclusiveGroupId: null, permissions: null },
};
const ana = { token: "t", user };
const formFields = { name: "Ana María", password: "geheim" };

const report = vi.fn();
const log = { error: vi.fn(), bindings: () => ({}) };
const setRetryAfter = vi.fn();
const clearCache = vi.fn();
beforeEach(() => {
  for (const spy of [report, log.error, setRetryAfter, clearCache]) spy.mockClear();
});

function createContext({ isBrandKnown = true } = {}) {
  const store = createEmbeddedStore();
  const vault = createVault(["a-secret"]);
  const services = {
    store,
    vault,
    sessions: createSessions(store, vault),
    cookies: createCookieSigner(["a-secret"]),
    tenants: {
      find: async () => {
        if (!isBrandKnown) throw new ApiFault("readConfiguration", "unreachable");
        return brand;
      },
    },
    api: () => ({}),
    report,
  };
  const recordBrand = () => {};
  return {
    services,
    log,
    requestId: "r-1",
    isSecure: false,
    recordBrand,
    setRetryAfter,
    clearCache,
  };
}

async function openArgs(
  path: string,
  { context = createContext(), isMember = false, language = "en" } = {},
) {
  const loadContext = context as unknown as AppLoadContext;
  const cookie = isMember
    ? await startSession({ brand: brand as never, app: loadContext, session: undefined }, ana)
    : "";
  const request = new Request(`http://cantalmar.test${path}`, {
    headers: { cookie: cookie.split(";")[0] ?? "", "accept-language": language },
  });
  return { args: { request, params: {}, context: loadContext } as Args, context, cookie };
}

function toForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Reads the flash message that this answer leaves for the next page. */
function flashOf(answer: Response, args: Args) {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const next = new Request("http://cantalmar.test/", { headers: { cookie: cookies.join("; ") } });
  return readFlash(next, args.context)?.flash;
}

const apiError = (status: number, message = "No") => new ApiError("readTrips", status, { message });

describe("toResponse", () => {
  test("returns a thrown response unchanged", async () => {
    const { args } = await openArgs("/panel");
    const answer = redirect("/login");
    expect(await toResponse(answer, args, undefined)).toBe(answer);
  });

  test.each([403, 404])("turns the API's %i into a missing screen", async (status) => {
    const { args } = await openArgs("/ticket/7", { isMember: true });
    const answer = await toResponse(apiError(status), args, undefined);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ kind: "not_found" });
    expect(report).not.toHaveBeenCalled();
    expect(log.error).not.toHaveBeenCalled();
  });

  test.each([400, 409, 418])(
    "turns the API's %i into a problem, and reports it",
    async (status) => {
      const { args } = await openArgs("/panel", { isMember: true });
      const answer = await toResponse(apiError(status), args, undefined);
      expect(answer.status).toBe(502);
      expect(await answer.json()).toEqual({ kind: "problem", reference: "r-1", language: "en" });
      expect(report).toHaveBeenCalledOnce();
      expect(log.error).toHaveBeenCalledOnce();
    },
  );
});

describe("a refusal by the rate limit", () => {
  test("says how long to wait", async () => {
    const { args } = await openArgs("/login");
    const answer = await toResponse(new RateLimited(181, "network"), args, undefined);
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ kind: "rate_limited", minutes: 4, limit: "network" });
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe("a fault", () => {
  test("of the API becomes a problem with a reference in the page's language, reported once", async () => {
    const { args } = await openArgs("/bookings?page=2", { isMember: true, language: "es" });
    const fault = new ApiFault("readTrips", "timeout");
    const answers = [
      await toResponse(fault, args, undefined),
      await toResponse(fault, args, undefined),
    ];
    for (const answer of answers) expect(answer.status).toBe(502);
    expect(await answers[0]?.json()).toEqual({
      ...{ kind: "problem", reference: "r-1", language: "es" },
    });
    const where = { requestId: "r-1", screen: "bookings", operation: "readTrips", kind: "request" };
    const brand = "cantalmar";
    expect(report.mock.calls).toEqual([[fault, { ...where, brand }]]);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { err: fault, ...where, brand },
      "a request failed",
    );
  });

  test("of the panel becomes a problem, with the first screen where the address names none", async () => {
    const { args } = await openArgs("/");
    const bug = new TypeError("undefined is not a function");
    const answer = await toResponse(bug, args, toForm(formFields));
    expect(answer.status).toBe(500);
    const where = { requestId: "r-1", screen: "panel_home", kind: "request" };
    expect(report.mock.calls).toEqual([[bug, expect.objectContaining(where)]]);
  });

  test("that is not an Error is reported each time", async () => {
    const { args } = await openArgs("/help?site_domain=cantalmar.test");
    await toResponse("why", args, undefined);
    await toResponse("why", args, undefined);
    expect(report).toHaveBeenCalledTimes(2);
    const where = { requestId: "r-1", screen: "help", kind: "request" };
    expect(report).toHaveBeenLastCalledWith("why", expect.objectContaining(where));
  });

  test("of the API saves the form for another try, without the password", async () => {
    const { args } = await openArgs("/profile.data?_routes=x", { isMember: true });
    await toResponse(new ApiFault("updateProfile", "status"), args, toForm(formFields));
    expect(await savedForm(args)).toMatchObject({
      path: "/profile",
      values: { name: "Ana María" },
    });
  });

  test("of the panel saves no form, since it would only fail again", async () => {
    const { args } = await openArgs("/profile", { isMember: true });
    await toResponse(new TypeError("bug"), args, toForm(formFields));
    expect(await savedForm(args)).toBeUndefined();
  });

  test.each([
    ["no user is logged in", {}],
    ["the brand is unknown", { context: createContext({ isBrandKnown: false }) }],
  ])("saves no form where %s, and is a problem all the same", async (_, options) => {
    const { args } = await openArgs("/login", options);
    const fault = new ApiFault("authenticate", "unreachable");
    expect((await toResponse(fault, args, toForm(formFields))).status).toBe(502);
  });
});

describe("a store that cannot be reached", () => {
  test("becomes a 503 with Retry-After, and is not reported", async () => {
    const { args } = await openArgs("/panel", { language: "es" });
    const answer = await toResponse(new StoreDown(new Error("gone")), args, undefined);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ kind: "unavailable", reference: "r-1", language: "es" });
    expect(setRetryAfter).toHaveBeenCalledWith(5);
    expect(report).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe("an expired session", () => {
  test.each([
    ["the API has refused the token", apiError(401)],
    ["the store has no session", new SessionExpired()],
  ])("leads to the log-in with a message and a return path: %s", async (_, error) => {
    const { args, context } = await openArgs("/bookings.data?page=2&_routes=x", { isMember: true });
    const answer = await toResponse(error, args, undefined);
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get("location") ?? "", "http://cantalmar.test");
    expect([to.pathname, to.searchParams.get("back")]).toEqual(["/login", "/bookings?page=2"]);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^parada_cantalmar=;.*Max-Age=0/);
    expect(clearCache).toHaveBeenCalled();
    expect(flashOf(answer, args)).toMatchObject({
      ...{ kind: "failure", title: "Session Expired!", text: "Please login again to continue." },
    });
    const name = "parada_cantalmar";
    const sealed = readCookies(args.request.headers.get("cookie")).get(name);
    const [id = ""] = context.services.cookies.open(name, sealed)?.split(".") ?? [];
    expect(await context.services.sessions.find("cantalmar", id)).toBeUndefined();
  });

  test("saves the form for the user who logs in again, without the password", async () => {
    const { args } = await openArgs("/profile", { isMember: true });
    await toResponse(apiError(401), args, toForm(formFields));
    const owner = { brand: brand as never, app: args.context, session: undefined };
    const cookie = await startSession(owner, ana);
    expect(await savedForm(args, cookie)).toMatchObject({
      path: "/profile",
      values: { name: "Ana María" },
    });
  });

  test("is announced in Spanish too", async () => {
    const { args } = await openArgs("/panel", { isMember: true, language: "es" });
    const answer = await toResponse(apiError(401), args, undefined);
    expect(flashOf(answer, args)?.title).toBe("La sesión ha caducado");
  });
});

describe("a logo that the API refuses", () => {
  test("leads back to the page, with the form's values and the API's message", async () => {
    const { args } = await openArgs("/profile", { isMember: true });
    const answer = await toResponse(
      apiError(422, "Could not update logo image"),
      args,
      toForm(formFields),
    );
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/profile"]);
    expect(flashOf(answer, args)).toMatchObject({
      ...{ kind: "failure", text: "Could not update logo image" },
    });
    expect(await savedForm(args)).toMatchObject({ values: { name: "Ana María" } });
  });
});

/** The form in the session of the request's cookie, or of another one. */
async function savedForm({ request, context }: Args, cookie = request.headers.get("cookie")) {
  const { cookies, sessions } = context.services;
  const name = "parada_cantalmar";
  const sealed = readCookies(cookie?.split(";")[0] ?? "").get(name);
  const [id = ""] = cookies.open(name, sealed)?.split(".") ?? [];
  return (await sessions.find("cantalmar", id))?.savedForm;
}
