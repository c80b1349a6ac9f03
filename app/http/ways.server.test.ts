import { expect, test } from "vitest";
import type { Visit } from "./visit.server.ts";
import { listWays } from "./ways.server.ts";

const client = { isCompany: false, employee: null, permissions: null };

const visitOf = (user: object | undefined, routed: string[]) =>
  ({
    user,
    siteDomain: undefined,
    context: { services: { routed: new Set(routed) } },
  }) as unknown as Visit;

test("the ways on are the visitor's own, as far as there is a screen", () => {
  const routed = ["tickets", "panel", "login"];
  expect(listWays(visitOf(client, routed), ["tickets", "panel", "bookings"])).toEqual([
    { screen: "panel", href: "/panel" },
    { screen: "tickets", href: "/tickets" },
  ]);
  const employee = { ...client, employee: { name: "Ana" } };
  expect(listWays(visitOf(employee, routed), ["tickets"])).toEqual([]);
  const restricted = { ...client, permissions: ["panel"] };
  expect(listWays(visitOf(restricted, routed), ["tickets"])).toEqual([]);
  expect(listWays(visitOf(undefined, routed), ["tickets"])).toEqual([]);
});
