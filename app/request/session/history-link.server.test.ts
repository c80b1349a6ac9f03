import { describe, expect, it, vi } from "vitest";
import {
  ana,
  brand,
  leo,
  openPanel,
  requestWith,
  toWire,
} from "../../../tests/services/session-panel.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import type { User } from "../../api/session.server.ts";
import { RateLimited } from "../../forms/reply.ts";
import type { Session } from "../../session/sessions.server.ts";
import { readFlash } from "../flash.server.ts";
import { texts } from "../texts.ts";
import { findSession } from "./find-session.server.ts";
import { followHistoryLink } from "./history-link.server.ts";

type Options = { session?: Session; siteDomain?: string };
type Panel = ReturnType<typeof openPanel>;

const refusal = (status: number) => new ApiError("checkToken", status, { message: "No" });

/** A panel whose API knows the token of a link to Leo's history, or fails. */
const openWith = (answer: User | Error = leo, attemptsPerAddress = 100): Panel =>
  openPanel({
    attemptsPerAddress,
    answer: () => {
      if (answer instanceof Error) throw answer;
      return toWire(answer, "t-2");
    },
  });

async function follow(path: string, panel: Panel, { session, siteDomain }: Options = {}) {
  const onOpened = vi.fn(async (_: User) => {});
  const args = { request: requestWith(path), params: {}, context: panel.app };
  const answer = await followHistoryLink(args, panel.contextOf(session, siteDomain), onOpened);
  const cookies = answer?.headers.getSetCookie() ?? [];
  return {
    ...{ answer, cookies, onOpened },
    status: answer?.status,
    location: answer?.headers.get("location"),
    flash: readFlash(requestWith("/", ...cookies), panel.app)?.flash,
  };
}

describe("a link to a history", () => {
  it("opens the history alone, and leaves the address without the token", async () => {
    const panel = openWith();
    const { status, location, cookies, onOpened } = await follow(
      "/history?token=l-1&status=completed",
      panel,
    );
    expect([status, location]).toEqual([302, "/history?status=completed&via=link"]);
    expect(panel.asked.mock.calls).toEqual([
      [{ operation: "checkToken", permalink: "cantalmar", token: "l-1" }],
    ]);
    const next = requestWith(location ?? "", ...cookies);
    const { session } = await findSession(next, brand, panel.app);
    expect(session).toMatchObject({ scope: "history", token: "t-2", user: leo });
    expect(onOpened.mock.calls).toEqual([[leo]]);
  });

  it("opens beside the session of another user, who stays logged in", async () => {
    const panel = openWith();
    const session = await panel.logIn(ana);
    const { location, cookies } = await follow("/history?token=l-1", panel, { session });
    expect(location).toBe("/history?via=link");
    expect(cookies).toEqual([expect.stringMatching(/^parada_history_cantalmar=/)]);
    expect(await panel.sessions.find("cantalmar", session.id)).toEqual(session);
  });

  it("leads users to their own history without a second session", async () => {
    const panel = openWith(leo);
    const session = await panel.logIn(leo);
    const { status, location, cookies, onOpened } = await follow(
      "/history?token=l-1&via=link&page=2",
      panel,
      { session },
    );
    expect([status, location, cookies]).toEqual([302, "/history?page=2", []]);
    expect(onOpened).not.toHaveBeenCalled();
  });

  it("opens anew in a browser that has followed a link of the same account", async () => {
    const panel = openWith(leo);
    const session = await panel.logIn(leo, { scope: "history" });
    const { location, cookies } = await follow("/history?token=l-1&via=link", panel, { session });
    expect(location).toBe("/history?via=link");
    expect(cookies).toHaveLength(1);
  });

  it("is none where the address has no token", async () => {
    const panel = openWith();
    expect((await follow("/history?page=2", panel)).answer).toBeUndefined();
    expect(panel.asked).not.toHaveBeenCalled();
  });
});

describe("a link that the API refuses", () => {
  it.each([401, 403])("leads a guest to the log-in and back to the history (%i)", async (code) => {
    const panel = openWith(refusal(code));
    const { status, location, flash, onOpened } = await follow(
      "/history?token=l-1&via=link&page=2",
      panel,
    );
    expect([status, location]).toEqual([303, "/login?back=%2Fhistory%3Fpage%3D2"]);
    const { session_expired: title, log_in_again: text } = texts.en;
    expect(flash).toMatchObject({ kind: "failure", title, text });
    expect(onOpened).not.toHaveBeenCalled();
  });

  it("keeps the site domain of a guest's address", async () => {
    const { location } = await follow("/history?token=l-1", openWith(refusal(401)), {
      siteDomain: "cantalmar.test",
    });
    const { pathname, searchParams } = new URL(location ?? "", "http://cantalmar.test");
    expect(pathname).toBe("/login");
    expect(searchParams.get("site_domain")).toBe("cantalmar.test");
  });

  it("shows a user who is logged in their own history, and says so", async () => {
    const panel = openWith(refusal(401));
    const session = await panel.logIn(ana);
    const { status, location, flash } = await follow("/history?token=l-1", panel, { session });
    expect([status, location]).toEqual([303, "/history"]);
    const { link_over: title, own_history: text } = texts.en;
    expect(flash).toMatchObject({ kind: "failure", title, text });
    expect(await panel.sessions.find("cantalmar", session.id)).toEqual(session);
  });

  it("takes a user who has only followed another link for a guest", async () => {
    const panel = openWith(refusal(401));
    const session = await panel.logIn(ana, { scope: "history" });
    const { location } = await follow("/history?token=l-1", panel, { session });
    expect(location).toBe("/login?back=%2Fhistory");
  });
});

describe("a token", () => {
  it.each([
    ["nothing", ""],
    ["a space", "l 1"],
    ["a line break", "l-1\nx: y"],
    ["a letter beyond ASCII before its end", "ñ-1"],
    ["a letter beyond ASCII at its end", "l-ñ"],
    ["4097 characters", "l".repeat(4097)],
  ])("of %s is refused without a call", async (_, token) => {
    const panel = openWith();
    const { location } = await follow(`/history?${new URLSearchParams({ token })}`, panel);
    expect(location).toBe("/login?back=%2Fhistory");
    expect(panel.asked).not.toHaveBeenCalled();
  });

  it("may have 4096 characters", async () => {
    const { location } = await follow(`/history?token=${"l".repeat(4096)}`, openWith());
    expect(location).toBe("/history?via=link");
  });

  it("can be guessed only as often as the network's limit allows", async () => {
    const panel = openWith(refusal(401), 1);
    await follow("/history?token=l-1", panel);
    await expect(follow("/history?token=l-2", panel)).rejects.toBeInstanceOf(RateLimited);
    expect(panel.asked).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ["a fault of the API", new ApiFault("checkToken", "timeout")],
  ["another refusal", refusal(429)],
  ["an error of the panel itself", Object.assign(new TypeError("broken"), { status: 401 })],
])("%s fails the request, and is not taken for a link that is over", async (_, error) => {
  await expect(follow("/history?token=l-1", openWith(error))).rejects.toBe(error);
});
