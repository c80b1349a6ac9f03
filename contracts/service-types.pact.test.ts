import { describe, expect } from "vitest";
import { listServiceTypes } from "../app/api/service-types.server.ts";
import { boolean, eachLike, integer, string } from "./matchers.ts";
import { interaction } from "./pact.ts";

describe("listServiceTypes", () => {
  const request = {
    method: "GET",
    path: "/service_types",
    query: { limit: "100", offset: "0" },
  } as const;

  interaction("a list of a company's service types", {
    given: { "somebody is logged in": { kind: "company" } },
    as: "user",
    request,
    response: {
      status: 200,
      body: {
        service_types: eachLike({
          id: integer(41),
          name: string("Visita a cliente"),
          active: boolean(true),
        }),
        total: integer(12),
      },
    },
    async test(api) {
      expect(await listServiceTypes(api, { limit: 100, offset: 0 })).toEqual({
        serviceTypes: [{ id: 41, name: "Visita a cliente", isActive: true }],
        total: 12,
      });
    },
  });

  interaction("a list of service types for somebody who has none to choose from", {
    given: { "somebody is logged in": { kind: "client" } },
    as: "user",
    request,
    response: { status: 403 },
    async test(api) {
      const asked = listServiceTypes(api, { limit: 100, offset: 0 });
      await expect(asked).rejects.toMatchObject({ name: "ApiError", status: 403 });
    },
  });
});
