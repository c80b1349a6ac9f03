import { expect, test } from "vitest";
import type { Visit } from "./context.server.ts";
import { listWays } from "./nav-links.server.ts";

const client = { isCompany: false, employee: null, permissions: null };

const visitOf = (user: object | undefined) =>
  ({ user, siteDomain: undefined }) as Pick<Visit, "user" | "siteDomain">;

test("the ways on are the visitor's own", () => {
  expect(listWays(visitOf(client), ["tickets", "panel"])).toEqual([
    { screen: "panel", href: "/panel" },
    { screen: "tickets", href: "/tickets" },
  ]);
  const employee = { ...client, employee: { name: "Ana" } };
  expect(listWays(visitOf(employee), ["tickets"])).toEqual([]);
  const restricted = { ...client, permissions: ["panel"] };
  expect(listWays(visitOf(restricted), ["tickets"])).toEqual([]);
  expect(listWays(visitOf(undefined), ["tickets"])).toEqual([]);
});
