import { describe, expect, it } from "vitest";
import { ana, openPanel, toWire } from "../../../tests/services/session-panel.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { endSessionIfInvalid, isStillLoggedIn } from "./check-session.server.ts";

const refusal = (status: number) => new ApiError("checkToken", status, { message: "No" });
const fault = () => new ApiFault("checkToken", "timeout");

function fail(error: Error) {
  return (): never => {
    throw error;
  };
}

/** Ana is logged in, and the API gives this answer. */
async function open(answer: () => unknown) {
  const panel = openPanel({ answer });
  const session = await panel.logIn(ana);
  const context = { ...panel.contextOf(session), storeDown: false };
  const findStored = () => panel.sessions.find("cantalmar", session.id);
  return { panel, session, context, findStored };
}

describe("the check of a session", () => {
  it("takes a user for logged in whose token the API confirms", async () => {
    const { context, panel, session, findStored } = await open(() => ({ authenticated: true }));
    expect(await isStillLoggedIn(context)).toBe(true);
    expect(panel.asked.mock.calls).toEqual([
      [{ operation: "checkAuth", permalink: "cantalmar", token: "t-1" }],
    ]);
    expect(await findStored()).toEqual(session);
  });

  it("takes a user for logged out whose token the API refuses, and has the next page check it", async () => {
    const { context, session, findStored } = await open(() => ({ authenticated: false }));
    expect(await isStillLoggedIn(context)).toBe(false);
    expect(await findStored()).toEqual({ ...session, checkedAt: 0 });
  });

  it("takes a visitor without a session for logged out", async () => {
    const panel = openPanel({ answer: () => ({ authenticated: true }) });
    expect(await isStillLoggedIn({ ...panel.contextOf(), storeDown: false })).toBe(false);
    expect(panel.asked).not.toHaveBeenCalled();
  });

  it("keeps users logged in while the store is down", async () => {
    const panel = openPanel({ answer: () => ({ authenticated: false }) });
    expect(await isStillLoggedIn({ ...panel.contextOf(), storeDown: true })).toBe(true);
  });

  it.each([
    ["does not answer", fault()],
    ["refuses the call", refusal(500)],
  ])("keeps users logged in while the API %s, and reports it", async (_, error) => {
    const { context, panel, session, findStored } = await open(fail(error));
    expect(await isStillLoggedIn(context)).toBe(true);
    expect(await findStored()).toEqual(session);
    expect(panel.report).toHaveBeenCalledExactlyOnceWith(
      error,
      expect.objectContaining({ kind: "session_check", brand: "cantalmar" }),
    );
  });

  it("fails with an error of the panel itself", async () => {
    const { context } = await open(fail(new TypeError("broken")));
    await expect(isStillLoggedIn(context)).rejects.toThrow("broken");
  });
});

describe("after the API has ended an account's sessions", () => {
  it("a visitor without a session keeps their cookies", async () => {
    const panel = openPanel({ answer: fail(refusal(401)) });
    expect(await endSessionIfInvalid(panel.contextOf())).toEqual([]);
    expect(panel.asked).not.toHaveBeenCalled();
  });

  it("the browser's session ends where the API refuses its token", async () => {
    const { context, findStored } = await open(fail(refusal(401)));
    expect(await endSessionIfInvalid(context)).toEqual([
      "parada_cantalmar=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
    expect(await findStored()).toBeUndefined();
  });

  it("a user of another account stays logged in, with the token that the API sends", async () => {
    const renamed = { ...ana, name: "Ana María" };
    const { context, findStored } = await open(() => toWire(renamed, "t-2"));
    expect(await endSessionIfInvalid(context)).toEqual([]);
    expect(await findStored()).toMatchObject({ token: "t-2", user: renamed });
  });

  it("a session stays while the API is down", async () => {
    const { context, session, findStored } = await open(fail(fault()));
    expect(await endSessionIfInvalid(context)).toEqual([]);
    expect(await findStored()).toEqual(session);
  });

  it.each([
    ["another refusal", refusal(403)],
    ["an error of the panel itself", Object.assign(new TypeError("broken"), { status: 401 })],
  ])("%s fails the request, and the session stays", async (_, error) => {
    const { context, session, findStored } = await open(fail(error));
    await expect(endSessionIfInvalid(context)).rejects.toBe(error);
    expect(await findStored()).toEqual(session);
  });
});
