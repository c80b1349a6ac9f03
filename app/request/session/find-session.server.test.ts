import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ana, brand, leo, openPanel, requestWith } from "../../../tests/services/session-panel.ts";
import type { Session } from "../../session/sessions.server.ts";
import { StoreDown } from "../../store/store.ts";
import { findSession } from "./find-session.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";

type Panel = ReturnType<typeof openPanel>;
const DAY = 86_400_000;
const LINK = "/history?via=link";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const cookieOf = ({ id, user, scope }: Session, { app }: Panel) =>
  sessionCookie({ brand, app }, scope).write(`${id}.${user.id}`);

const find = ({ app }: Panel, path: string, ...cookies: string[]) =>
  findSession(requestWith(path, ...cookies), brand, app);

const noSession = { session: undefined, expired: undefined, storeDown: false };
const expiredAna = { permalink: "cantalmar", user: { id: 7 } };

/** Ana is logged in, and has followed a link to Leo's history. */
async function openBoth() {
  const panel = openPanel();
  const own = await panel.logIn(ana);
  const onLink = await panel.logIn(leo, { scope: "history" });
  return { panel, own, onLink, cookies: [cookieOf(own, panel), cookieOf(onLink, panel)] };
}

describe("a request", () => {
  it("without a cookie has no session, and none that has expired", async () => {
    expect(await find(openPanel(), "/panel")).toEqual(noSession);
  });

  it("has the session that its cookie names", async () => {
    const panel = openPanel();
    const own = await panel.logIn(ana);
    const found = await find(panel, "/panel", cookieOf(own, panel));
    expect(found).toEqual({ session: own, expired: undefined, storeDown: false });
  });

  it.each([
    [LINK, leo],
    ["/session_check?via=link", leo],
    ["/history", ana],
    ["/panel?via=link", ana],
  ])("of a browser with both sessions has at %s the address's own", async (path, user) => {
    const { panel, cookies } = await openBoth();
    expect((await find(panel, path, ...cookies)).session?.user).toEqual(user);
  });

  it("at a link's address has the user's own session once the link's is over", async () => {
    const { panel, cookies, own, onLink } = await openBoth();
    await panel.sessions.end(onLink);
    expect((await find(panel, LINK, ...cookies)).session).toEqual(own);
  });

  it("at another address has no session from a link's cookie", async () => {
    const { panel, onLink } = await openBoth();
    expect(await find(panel, "/history", cookieOf(onLink, panel))).toEqual(noSession);
  });

  it("has no session where the cookie of one kind names a session of the other", async () => {
    const { panel, own, onLink } = await openBoth();
    const asOwn = cookieOf({ ...onLink, scope: undefined }, panel);
    expect((await find(panel, "/history", asOwn)).session).toBeUndefined();
    const asLink = cookieOf({ ...own, scope: "history" }, panel);
    expect((await find(panel, LINK, asLink)).session).toBeUndefined();
  });
});

describe("a cookie whose session is gone", () => {
  it("names the user whose session has expired", async () => {
    const panel = openPanel();
    const own = await panel.logIn(ana);
    vi.setSystemTime(Date.now() + 31 * DAY);
    const found = await find(panel, "/panel", cookieOf(own, panel));
    expect(found).toEqual({ ...noSession, expired: expiredAna });
  });

  it("finds no user where the session was ended a moment ago", async () => {
    const panel = openPanel();
    const own = await panel.logIn(ana);
    await panel.sessions.end(own);
    expect(await find(panel, "/panel", cookieOf(own, panel))).toEqual(noSession);
    vi.setSystemTime(Date.now() + 61_000);
    const later = await find(panel, "/panel", cookieOf(own, panel));
    expect(later).toEqual({ ...noSession, expired: expiredAna });
  });

  it("finds no user where only a newer panel can read the session", async () => {
    const panel = openPanel();
    const own = await panel.logIn(ana);
    const key = `cantalmar:session:${own.id}`;
    await panel.store.set(key, panel.vault.seal(key, JSON.stringify({ v: 2, data: {} })), 60);
    expect(await find(panel, "/panel", cookieOf(own, panel))).toEqual(noSession);
  });
});

describe("a session with an older secret", () => {
  it("gets a cookie and a record with the newest one, and outlives the old", async () => {
    const old = openPanel({ secrets: ["old"] });
    const own = await old.logIn(ana);
    const both = openPanel({ secrets: ["new", "old"], store: old.store });
    expect((await find(both, "/panel", cookieOf(own, old))).session).toEqual(own);
    const renewed = both.renewCookie.mock.lastCall?.[0];
    const newest = openPanel({ secrets: ["new"], store: old.store });
    expect((await find(newest, "/panel", renewed)).session).toEqual(own);
  });

  it("is not renewed where it has the newest already", async () => {
    const panel = openPanel({ secrets: ["new", "old"] });
    const own = await panel.logIn(ana);
    await find(panel, "/panel", cookieOf(own, panel));
    expect(panel.renewCookie).not.toHaveBeenCalled();
  });
});

describe("a store that fails", () => {
  async function findAfter(error: Error) {
    const panel = openPanel();
    const own = await panel.logIn(ana);
    vi.spyOn(panel.store, "getBatched").mockRejectedValue(error);
    return find(panel, "/panel", cookieOf(own, panel));
  }

  it("leaves the request without a session, which has not expired, while it is down", async () => {
    expect(await findAfter(new StoreDown(undefined))).toEqual({ ...noSession, storeDown: true });
  });

  it("fails the request with any other error", async () => {
    await expect(findAfter(new Error("broken"))).rejects.toThrow("broken");
  });
});
