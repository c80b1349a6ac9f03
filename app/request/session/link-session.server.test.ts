import { describe, expect, it, test } from "vitest";
import type { Session } from "../../session/sessions.server.ts";
import { isOnLink, keepOnLink, linkQuery } from "./link-session.server.ts";

const onLink = { scope: "history" } as Session;
const own = {} as Session;

describe("an address of a link's session", () => {
  it.each([
    ...["/history?via=link", "/History?via=link", "/history/?page=2&via=link"],
    ...["/history/trips.csv?via=link", "/history/radio-taxi-cantalmar?via=link"],
    ...["/logout?via=link", "/session_check?via=link", "/history.data?via=link"],
  ])("is %s", (path) => {
    expect(isOnLink(new Request(`http://cantalmar.test${path}`))).toBe(true);
  });

  it.each([
    ...["/history", "/history?via=mail", "/history?via=", "/logout", "/session_check"],
    ...["/?via=link", "/profile?via=link", "/histories?via=link", "/my/history?via=link"],
    ...["/hotel_history?via=link", "/history?link=via"],
  ])("is not %s", (path) => {
    expect(isOnLink(new Request(`http://cantalmar.test${path}`))).toBe(false);
  });
});

test("a link's session names itself in its addresses, beside their other parameters", () => {
  expect(linkQuery(onLink)).toEqual({ via: "link" });
  expect(keepOnLink("/history", onLink)).toBe("/history?via=link");
  expect(keepOnLink("/history?page=2", onLink)).toBe("/history?page=2&via=link");
});

test.each([
  ["a user's own session", own],
  ["no session", undefined],
])("%s leaves addresses as they are", (_, session) => {
  expect(linkQuery(session)).toEqual({});
  expect(keepOnLink("/history", session)).toBe("/history");
  expect(keepOnLink("/history?page=2", session)).toBe("/history?page=2");
});
