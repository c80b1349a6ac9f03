import { expect, test } from "vitest";
import type { RequestContext } from "./context.server.ts";
import { listNavLinks } from "./nav-links.server.ts";

const client = { isCompany: false, employee: null, permissions: null };

const visitOf = (user: object | undefined) =>
  ({ user, siteDomain: undefined }) as Pick<RequestContext, "user" | "siteDomain">;

test("the ways on are the visitor's own", () => {
  expect(listNavLinks(visitOf(client), ["tickets", "panel"])).toEqual([
    { screen: "panel", href: "/panel" },
    { screen: "tickets", href: "/tickets" },
  ]);
  const employee = { ...client, employee: { name: "Ana" } };
  expect(listNavLinks(visitOf(employee), ["tickets"])).toEqual([]);
  const restricted = { ...client, permissions: ["panel"] };
  expect(listNavLinks(visitOf(restricted), ["tickets"])).toEqual([]);
  expect(listNavLinks(visitOf(undefined), ["tickets"])).toEqual([]);
});
