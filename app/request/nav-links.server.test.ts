import { expect, test } from "vitest";
import { featuresWithout } from "../../tests/features.ts";
import { listNavLinks } from "../session/menu.ts";
import type { RequestContext } from "./context.server.ts";

const client = { isCompany: false, employee: null, permissions: null };

const contextOf = (user: object | undefined) =>
  ({
    user,
    brand: { features: featuresWithout(), legal: { terms: null, privacy: null } },
    siteDomain: undefined,
  }) as Pick<RequestContext, "user" | "brand" | "siteDomain">;

test("lists the screens that are in the user's menu", () => {
  expect(listNavLinks(contextOf(client), ["tickets", "panel"])).toEqual([
    { screen: "panel", href: "/panel" },
    { screen: "tickets", href: "/tickets" },
  ]);
  const employee = { ...client, employee: { name: "Ana" } };
  expect(listNavLinks(contextOf(employee), ["tickets"])).toEqual([]);
  const restricted = { ...client, permissions: ["panel"] };
  expect(listNavLinks(contextOf(restricted), ["tickets"])).toEqual([]);
  expect(listNavLinks(contextOf(undefined), ["tickets"])).toEqual([]);
});
