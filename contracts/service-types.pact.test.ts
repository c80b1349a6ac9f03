import { describe, expect } from "vitest";
import {
  createServiceType,
  deleteServiceType,
  listServiceTypes,
  updateServiceType,
} from "../app/api/service-types.server.ts";
import { boolean, eachLike, equal, fromState, integer, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { invalid } from "./shapes.ts";

describe("listServiceTypes", () => {
  const request = {
    method: "GET",
    path: "/service_types",
    query: { limit: "100", offset: "0" },
  } as const;

  interaction("a list of a company's service types", {
    given: { "a user is logged in": { kind: "company" } },
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

  interaction("a list of service types for a user without a company", {
    given: { "a user is logged in": { kind: "client" } },
    as: "user",
    request,
    response: { status: 403 },
    async test(api) {
      const asked = listServiceTypes(api, { limit: 100, offset: 0 });
      await expect(asked).rejects.toMatchObject({ name: "ApiError", status: 403 });
    },
  });
});

const loggedIn = { "a user is logged in": { kind: "company" } } as const;
const withTypes = { ...loggedIn, "a company has two service types": {} };
const id = 41;
const path = fromState("/service_types/{serviceTypeId}/", `/service_types/${id}/`);
const wire = { id: integer(id), name: string("Mensajería"), active: boolean(true) };
const taken = fromState("{takenName}", "Turno de noche");

describe("createServiceType", () => {
  const request = {
    method: "POST",
    path: "/service_types/",
    body: { name: "Mensajería", active: true },
  } as const;

  interaction("a new service type", {
    given: loggedIn,
    as: "user",
    request,
    response: { status: 201, body: wire },
    async test(api, idempotencyKey) {
      expect(
        await createServiceType(api, { name: "Mensajería", isActive: true }, idempotencyKey),
      ).toEqual({
        id,
        name: "Mensajería",
        isActive: true,
      });
    },
  });

  interaction("a new service type with a name that is taken", {
    given: withTypes,
    as: "user",
    request: { ...request, body: { name: taken, active: true } },
    response: { status: 422, body: invalid("name") },
    async test(api, idempotencyKey) {
      await expect(
        createServiceType(api, { name: "Turno de noche", isActive: true }, idempotencyKey),
      ).rejects.toMatchObject({ status: 422, fieldErrors: [{ field: "name" }] });
    },
  });

  interaction("a new service type from an employee", {
    given: { "a user is logged in": { kind: "employee" } },
    as: "user",
    request,
    response: { status: 403 },
    async test(api, idempotencyKey) {
      await expect(
        createServiceType(api, { name: "Mensajería", isActive: true }, idempotencyKey),
      ).rejects.toMatchObject({ name: "ApiError", status: 403 });
    },
  });
});

describe("updateServiceType", () => {
  interaction("the deactivation of a service type", {
    given: withTypes,
    as: "user",
    request: { method: "PUT", path, body: { active: false } },
    response: { status: 200, body: { ...wire, active: equal(false) } },
    async test(api) {
      expect(await updateServiceType(api, id, { isActive: false })).toMatchObject({
        isActive: false,
      });
    },
  });

  interaction("a service type's new name", {
    given: withTypes,
    as: "user",
    request: { method: "PUT", path, body: { name: "Mensajería", active: true } },
    response: { status: 200, body: { ...wire, name: equal("Mensajería") } },
    async test(api) {
      expect(
        await updateServiceType(api, id, { name: "Mensajería", isActive: true }),
      ).toMatchObject({ name: "Mensajería" });
    },
  });

  interaction("a service type's new name that is taken", {
    given: withTypes,
    as: "user",
    request: { method: "PUT", path, body: { name: taken } },
    response: { status: 422, body: invalid("name") },
    async test(api) {
      await expect(updateServiceType(api, id, { name: "Turno de noche" })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "name" }],
      });
    },
  });
});

describe("deleteServiceType", () => {
  interaction("the deletion of a service type", {
    given: withTypes,
    as: "user",
    request: { method: "DELETE", path },
    response: { status: 204 },
    async test(api) {
      expect(await deleteServiceType(api, id)).toBeUndefined();
    },
  });

  interaction("the deletion of another company's service type", {
    given: loggedIn,
    as: "user",
    request: { method: "DELETE", path: "/service_types/999999/" },
    response: { status: 404 },
    async test(api) {
      await expect(deleteServiceType(api, 999_999)).rejects.toMatchObject({
        name: "ApiError",
        status: 404,
      });
    },
  });
});
