import { describe, expect } from "vitest";
import {
  closeEmployee,
  createEmployee,
  deleteEmployee,
  listClosedEmployees,
  listEmployees,
  resetEmployeePassword,
  updateEmployee,
} from "../app/api/employees.server.ts";
import type { components } from "../openapi/taxi-api.types.ts";
import {
  boolean,
  eachLike,
  equal,
  fromState,
  integer,
  pattern,
  type Shape,
  string,
} from "./matchers.ts";
import { interaction } from "./pact.ts";
import { invalid, refusal } from "./shapes.ts";

const kind = "company" as const;
const loggedIn = { "a user is logged in": { kind } };
const withEmployee = { ...loggedIn, "a company has an employee and a service type": {} };
const withNewcomer = { ...loggedIn, "a company has an employee who has never travelled": {} };
const withClosed = { ...loggedIn, "a company has closed an employee's account": {} };
const withTraveller = { ...loggedIn, "an employee has made a trip": {} };

const wire = {
  id: integer(131),
  name: string("Óscar Peña"),
  telephone: string("+34600111222"),
  email: string("oscar.pena@correo.example"),
  active: boolean(true),
  status: pattern("^(active|inactive|closed)$", "active"),
  created_at: string("2026-01-12T09:00:00Z"),
} satisfies Shape<components["schemas"]["Employee"]>;

const employee = {
  id: 131,
  name: "Óscar Peña",
  email: "oscar.pena@correo.example",
  phone: "+34600111222",
  isActive: true,
  status: "active",
  createdAt: "2026-01-12T09:00:00Z",
  needs: {},
};

const lasting = { wheelchair: true, pet: "assistance" } as const;

const id = 131;
const pathOf = (state: string, end = "") =>
  fromState(`/customer/employee/{${state}}/${end}`, `/customer/employee/${id}/${end}`);

const refused = (status: number, more: object = {}) => ({ name: "ApiError", status, ...more });

describe("listEmployees", () => {
  const request = { method: "GET", path: "/customer/employees" } as const;

  interaction("a list of a company's employees", {
    given: loggedIn,
    as: "user",
    request,
    response: { status: 200, body: { employees: eachLike(wire) } },
    async test(api) {
      expect(await listEmployees(api)).toEqual([employee]);
    },
  });

  interaction("a list of employees with needs", {
    given: { ...loggedIn, "an employee and a saved address have needs": {} },
    as: "user",
    request,
    response: { status: 200, body: { employees: eachLike({ ...wire, needs: lasting }) } },
    async test(api) {
      expect(await listEmployees(api)).toEqual([{ ...employee, needs: lasting }]);
    },
  });

  interaction("a list of employees for a user who is not a company", {
    given: { "a user is logged in": { kind: "client" } },
    as: "user",
    request,
    response: { status: 403 },
    async test(api) {
      await expect(listEmployees(api)).rejects.toMatchObject(refused(403));
    },
  });
});

describe("listClosedEmployees", () => {
  interaction("a list of the employees whose accounts are closed", {
    given: withClosed,
    as: "user",
    request: { method: "GET", path: "/customer/employees/closed" },
    response: {
      status: 200,
      body: { employees: eachLike({ ...wire, active: false, status: "closed" }) },
    },
    async test(api) {
      const closed = { ...employee, isActive: false, status: "closed" };
      expect(await listClosedEmployees(api)).toEqual([closed]);
    },
  });

  interaction("a list of closed employees while the server fails", {
    given: { ...loggedIn, "the server fails": { operation: "listClosedEmployees" } },
    as: "user",
    request: { method: "GET", path: "/customer/employees/closed" },
    response: { status: 500 },
    async test(api) {
      await expect(listClosedEmployees(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("createEmployee", () => {
  const given = { name: "Óscar Peña", email: "oscar.pena@correo.example", phone: null };
  const body = { name: given.name, email: given.email, telephone: null };
  const request = { method: "POST", path: "/customer/employee/", body } as const;

  interaction("a new employee", {
    given: loggedIn,
    as: "user",
    request: { ...request, body: { ...body, telephone: "+34600999888" } },
    response: { status: 201, body: wire },
    async test(api, idempotencyKey) {
      expect(
        await createEmployee(api, { ...given, phone: "+34600999888" }, idempotencyKey),
      ).toEqual(employee);
    },
  });

  interaction("a new employee with needs", {
    given: loggedIn,
    as: "user",
    request: { ...request, body: { ...body, needs: lasting } },
    response: { status: 201, body: { ...wire, telephone: null, needs: lasting } },
    async test(api, idempotencyKey) {
      const needy = { ...given, needs: lasting };
      expect(await createEmployee(api, needy, idempotencyKey)).toMatchObject({ needs: lasting });
    },
  });

  interaction("a new employee with an e-mail that is taken", {
    given: { ...loggedIn, "another user has the e-mail": {} },
    as: "user",
    request: { ...request, body: { ...body, email: "taken@correo.example" } },
    response: { status: 422, body: invalid("email") },
    async test(api, idempotencyKey) {
      await expect(
        createEmployee(api, { ...given, email: "taken@correo.example" }, idempotencyKey),
      ).rejects.toMatchObject(refused(422, { fieldErrors: [{ field: "email" }] }));
    },
  });

  interaction("a new employee from a user who is not a company", {
    given: { "a user is logged in": { kind: "employee" } },
    as: "user",
    request,
    response: { status: 403 },
    async test(api, idempotencyKey) {
      await expect(createEmployee(api, given, idempotencyKey)).rejects.toMatchObject(refused(403));
    },
  });
});

describe("updateEmployee", () => {
  const path = pathOf("employeeId");

  interaction("the deactivation of an employee", {
    given: withEmployee,
    as: "user",
    request: { method: "PUT", path, body: { active: false } },
    response: { status: 200, body: { ...wire, active: equal(false) } },
    async test(api) {
      expect(await updateEmployee(api, id, { isActive: false })).toMatchObject({ isActive: false });
    },
  });

  interaction("an employee's changed data, without a phone", {
    given: withEmployee,
    as: "user",
    request: {
      method: "PUT",
      path,
      body: { name: "Óscar Paz", email: "oscar.paz@correo.example", telephone: null },
    },
    response: { status: 200, body: { ...wire, name: equal("Óscar Paz"), telephone: null } },
    async test(api) {
      const changes = { name: "Óscar Paz", email: "oscar.paz@correo.example", phone: null };
      expect(await updateEmployee(api, id, changes)).toMatchObject({
        name: "Óscar Paz",
        phone: null,
      });
    },
  });

  interaction("an employee's new needs", {
    given: withEmployee,
    as: "user",
    request: { method: "PUT", path, body: { needs: lasting } },
    response: { status: 200, body: { ...wire, needs: lasting } },
    async test(api) {
      expect(await updateEmployee(api, id, { needs: lasting })).toMatchObject({ needs: lasting });
    },
  });

  interaction("an employee's new password", {
    given: withEmployee,
    as: "user",
    request: { method: "PUT", path, body: { password: "otro-taxi-ahora" } },
    response: { status: 200, body: wire },
    async test(api) {
      expect(await updateEmployee(api, id, { password: "otro-taxi-ahora" })).toEqual(employee);
    },
  });

  interaction("a change to an employee whose account is closed", {
    given: withClosed,
    as: "user",
    request: { method: "PUT", path: pathOf("closedId"), body: { active: true } },
    response: { status: 422, body: refusal("final_state") },
    async test(api) {
      await expect(updateEmployee(api, id, { isActive: true })).rejects.toMatchObject(
        refused(422, { code: "final_state", message: "En palabras para el usuario" }),
      );
    },
  });

  interaction("a change to an employee of another company", {
    given: loggedIn,
    as: "user",
    request: { method: "PUT", path: "/customer/employee/999999/", body: { active: false } },
    response: { status: 404 },
    async test(api) {
      await expect(updateEmployee(api, 999_999, { isActive: false })).rejects.toMatchObject(
        refused(404),
      );
    },
  });
});

describe("deleteEmployee", () => {
  interaction("the deletion of an employee", {
    given: withNewcomer,
    as: "user",
    request: { method: "DELETE", path: pathOf("newcomerId") },
    response: { status: 204 },
    async test(api) {
      expect(await deleteEmployee(api, id)).toBeUndefined();
    },
  });

  interaction("the deletion of an employee who has made a trip", {
    given: withTraveller,
    as: "user",
    request: { method: "DELETE", path: pathOf("travellerId") },
    response: { status: 422, body: refusal("invalid") },
    async test(api) {
      await expect(deleteEmployee(api, id)).rejects.toMatchObject(
        refused(422, { message: "En palabras para el usuario" }),
      );
    },
  });
});

describe("closeEmployee", () => {
  interaction("the closing of an employee's account", {
    given: withEmployee,
    as: "user",
    request: { method: "PUT", path: pathOf("employeeId", "close/") },
    response: { status: 200, body: { message: string("La cuenta está cerrada") } },
    async test(api) {
      expect(await closeEmployee(api, id)).toEqual({ text: "La cuenta está cerrada" });
    },
  });

  interaction("the closing of an account that is already closed", {
    given: withClosed,
    as: "user",
    request: { method: "PUT", path: pathOf("closedId", "close/") },
    response: { status: 422, body: refusal("final_state") },
    async test(api) {
      await expect(closeEmployee(api, id)).rejects.toMatchObject(
        refused(422, { code: "final_state" }),
      );
    },
  });
});

describe("resetEmployeePassword", () => {
  interaction("a password reset by e-mail for an employee", {
    given: withEmployee,
    as: "user",
    request: { method: "PUT", path: pathOf("employeeId", "reset_password/") },
    response: { status: 204 },
    async test(api) {
      expect(await resetEmployeePassword(api, id)).toBeUndefined();
    },
  });

  interaction("a password reset for an employee of another company", {
    given: loggedIn,
    as: "user",
    request: { method: "PUT", path: "/customer/employee/999999/reset_password/" },
    response: { status: 404 },
    async test(api) {
      await expect(resetEmployeePassword(api, 999_999)).rejects.toMatchObject(refused(404));
    },
  });
});
