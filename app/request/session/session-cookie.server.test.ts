import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ana, brand, leo, openPanel, requestWith } from "../../../tests/services/session-panel.ts";
import { saveForm } from "./saved-form.server.ts";
import {
  endSession,
  readSessionCookie,
  sessionCookie,
  startScopedSession,
  startSession,
} from "./session-cookie.server.ts";

const NOW = 1_800_000_000_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The session that the browser's cookie stands for. */
async function open(cookie: string, panel: ReturnType<typeof openPanel>, scope?: "history") {
  const named = readSessionCookie(requestWith("/", cookie), { brand, app: panel.app }, scope);
  return named && panel.sessions.find("cantalmar", named.id);
}

describe("a log-in", () => {
  it("begins a session, whose cookie names the session and the user", async () => {
    const panel = openPanel();
    const cookie = await startSession(panel.contextOf(), { token: "t-2", user: ana });
    const named = readSessionCookie(requestWith("/", cookie), { brand, app: panel.app });
    expect(named).toEqual({ id: expect.stringMatching(/^[\w-]{32}$/), userId: 7 });
    expect(await open(cookie, panel)).toEqual({
      ...{ id: named?.id, permalink: "cantalmar", token: "t-2", user: ana },
      ...{ beganAt: NOW, checkedAt: NOW },
    });
  });

  it("ends the session before it, so that its cookie opens nothing", async () => {
    const panel = openPanel();
    const older = await panel.logIn(leo);
    const cookie = await startSession(panel.contextOf(older), { token: "t-2", user: ana });
    expect(await panel.sessions.find("cantalmar", older.id)).toBeUndefined();
    expect(await open(cookie, panel)).toMatchObject({ user: ana });
  });

  it("brings back the form of the user's expired session, and of no other user's", async () => {
    const panel = openPanel();
    const form = new FormData();
    form.set("name", "Ana María");
    await saveForm({ permalink: "cantalmar", user: ana }, "/profile", form, panel.app);
    const others = await startSession(panel.contextOf(), { token: "t-2", user: leo });
    expect((await open(others, panel))?.savedForm).toBeUndefined();
    const own = await startSession(panel.contextOf(), { token: "t-2", user: ana });
    expect((await open(own, panel))?.savedForm).toMatchObject({ values: { name: "Ana María" } });
  });
});

describe("a link's session", () => {
  it("has a cookie of its own, and leaves the user's session alone", async () => {
    const panel = openPanel();
    const own = await panel.logIn(ana);
    const cookie = await startScopedSession(
      panel.contextOf(own),
      { token: "t-2", user: leo },
      "history",
    );
    expect(cookie).toMatch(/^parada_history_cantalmar=/);
    expect(await open(cookie, panel)).toBeUndefined();
    expect(await open(cookie, panel, "history")).toMatchObject({
      ...{ scope: "history", user: leo, token: "t-2" },
    });
    expect(await panel.sessions.find("cantalmar", own.id)).toMatchObject({ user: ana });
  });
});

describe("a session's cookie", () => {
  it("names no session where the browser sent none, another brand's, or a changed one", async () => {
    const { app, contextOf } = openPanel();
    const cookie = await startSession(contextOf(), { token: "t-2", user: ana });
    const other = { brand: { ...brand, permalink: "alazul" }, app };
    expect(readSessionCookie(requestWith("/"), { brand, app })).toBeUndefined();
    expect(readSessionCookie(requestWith("/", cookie), other)).toBeUndefined();
    const changed = cookie.replace("=", "=x");
    expect(readSessionCookie(requestWith("/", changed), { brand, app })).toBeUndefined();
    expect(readSessionCookie(requestWith("/", cookie), { brand, app })).toMatchObject({
      userId: 7,
    });
  });

  it("is named after its brand and its scope", () => {
    const { app } = openPanel();
    expect(sessionCookie({ brand, app }).write("x")).toMatch(/^parada_cantalmar=x\./);
    expect(sessionCookie({ brand, app }, "history").write("x")).toMatch(
      /^parada_history_cantalmar=x\./,
    );
  });
});

describe("a log-out", () => {
  it.each([
    ["the user's own session", undefined, "parada_cantalmar"],
    ["a link's session", "history", "parada_history_cantalmar"],
  ] as const)("ends %s, and removes its cookie and what the browser keeps", async (...row) => {
    const [, scope, name] = row;
    const panel = openPanel();
    const session = await panel.logIn(ana, { scope });
    const cookie = await endSession(panel.contextOf(session));
    expect(cookie).toBe(`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
    expect(await panel.sessions.find("cantalmar", session.id)).toBeUndefined();
    expect(panel.clearCache).toHaveBeenCalled();
  });

  it("removes the cookie where the session is already over", async () => {
    const panel = openPanel();
    expect(await endSession(panel.contextOf())).toMatch(/^parada_cantalmar=;.* Max-Age=0$/);
  });
});
