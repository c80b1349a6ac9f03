import { describe, expect } from "vitest";
import { type Grant, giveGrant, listGrants, revokeGrant } from "../app/api/grants.server.ts";
import { checkToken } from "../app/api/session.server.ts";
import { cancelTrip, listScheduledTrips, listTripsInProcess } from "../app/api/trips.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import { eachLike, fromState, integer, type Shape, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { anInstant, booking, client, refusal, tripOnItsWay } from "./shapes.ts";

type Schemas = components["schemas"];

const wire = {
  id: integer(701),
  purpose: string("series"),
  created_at: anInstant("2026-05-18T09:02:10Z"),
  last_used_at: anInstant("2026-05-19T05:40:00Z"),
} satisfies Shape<Schemas["Grant"]>;

const grant: Grant = {
  id: 701,
  purpose: "series",
  givenAt: Date.parse("2026-05-18T09:02:10Z"),
  usedAt: Date.parse("2026-05-19T05:40:00Z"),
};

const kind = "client" as const;
const loggedIn = { "a user is logged in": { kind } };
const given = { ...loggedIn, "the user has given a permission for a series": { kind } };
const loggedOut = { "the token is no longer valid": {} };

describe("listGrants", () => {
  const request = { method: "GET", path: "/customer/grants" } as const;

  interaction("a list of the standing permissions", {
    given,
    as: "user",
    request,
    response: { status: 200, body: { grants: eachLike(wire) } },
    async test(api) {
      expect(await listGrants(api)).toEqual([grant]);
    },
  });

  interaction("a list of the standing permissions of a user who has given none", {
    given: loggedIn,
    as: "user",
    request,
    response: { status: 200, body: { grants: [] } },
    async test(api) {
      expect(await listGrants(api)).toEqual([]);
    },
  });

  interaction("a list of the standing permissions with an invalid token", {
    given: loggedOut,
    as: "user",
    request,
    response: { status: 401, body: refusal("unauthorized") },
    async test(api) {
      await expect(listGrants(api)).rejects.toMatchObject({ status: 401 });
    },
  });
});

describe("giveGrant", () => {
  const request = {
    method: "POST",
    path: "/customer/grants/",
    body: { purpose: "series" },
  } as const;

  interaction("a standing permission for a series", {
    given: loggedIn,
    as: "user",
    request,
    response: {
      status: 201,
      body: { grant: { ...wire, last_used_at: null }, token: string("7d0f3c9a51e2b846") },
    },
    async test(api) {
      expect(await giveGrant(api, "series")).toEqual({
        grant: { ...grant, usedAt: null },
        token: "7d0f3c9a51e2b846",
      });
    },
  });

  interaction("a standing permission that a standing permission asks for", {
    given: { ...loggedIn, "the token is that of a standing permission": { kind } },
    as: "user",
    request,
    response: { status: 403, body: refusal("forbidden") },
    async test(api) {
      await expect(giveGrant(api, "series")).rejects.toMatchObject({ status: 403 });
    },
  });

  interaction("a standing permission for a calendar", {
    given: loggedIn,
    as: "user",
    request: { ...request, body: { purpose: "calendar" } },
    response: {
      status: 201,
      body: {
        grant: { ...wire, purpose: "calendar", last_used_at: null },
        token: string("7d0f3c9a51e2b846"),
      },
    },
    async test(api) {
      expect(await giveGrant(api, "calendar")).toMatchObject({
        grant: { purpose: "calendar", usedAt: null },
      });
    },
  });

  interaction("a check of a standing permission's token", {
    given: { ...loggedIn, "the token is that of a standing permission": { kind } },
    as: "user",
    request: { method: "GET", path: "/token/valid" },
    response: { status: 200, body: { ...client, auth_token: string("7d0f3c9a51e2b846") } },
    async test(api) {
      expect(await checkToken(api)).toMatchObject({ token: "7d0f3c9a51e2b846" });
    },
  });
});

describe("revokeGrant", () => {
  const path = fromState("/customer/grants/{grantId}/", "/customer/grants/701/");
  const request = { method: "DELETE", path } as const;

  interaction("the end of a standing permission", {
    given,
    as: "user",
    request,
    response: { status: 204 },
    async test(api) {
      expect(await revokeGrant(api, 701)).toBeUndefined();
    },
  });

  interaction("the end of another user's standing permission", {
    given: { ...loggedIn, "the standing permission belongs to another user": {} },
    as: "user",
    request,
    response: { status: 404, body: refusal("not_found") },
    async test(api) {
      await expect(revokeGrant(api, 701)).rejects.toMatchObject({ status: 404 });
    },
  });
});

describe("a calendar's standing permission", () => {
  const forCalendar = {
    "the token is that of a permission for a calendar": { kind: "company" },
  } as const;

  interaction("a list of the bookings for a calendar", {
    given: { "a company has a booking": {}, ...forCalendar },
    as: "user",
    request: { method: "GET", path: "/services/scheduled" },
    response: { status: 200, body: { services: eachLike(booking) } },
    async test(api) {
      expect(await listScheduledTrips(api)).toMatchObject([{ scheduledFor: "2026-05-18 11:02" }]);
    },
  });

  interaction("a list of the trips under way for a calendar", {
    given: { "a company has a trip with a taxi on its way": {}, ...forCalendar },
    as: "user",
    request: { method: "GET", path: "/services/in_process/list" },
    response: { status: 200, body: { services: eachLike(tripOnItsWay) } },
    async test(api) {
      expect(await listTripsInProcess(api)).toMatchObject([{ id: 7001 }]);
    },
  });

  interaction("a cancellation with the permission for a calendar", {
    given: { "a company has a booking": {}, ...forCalendar },
    as: "user",
    request: {
      method: "PUT",
      path: fromState("/service/{tripId}/cancel/", "/service/7001/cancel/"),
    },
    response: { status: 403, body: refusal("forbidden") },
    async test(api) {
      await expect(cancelTrip(api, 7001)).rejects.toMatchObject({ status: 403 });
    },
  });
});
