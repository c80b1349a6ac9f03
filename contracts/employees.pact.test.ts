import { describe, expect } from "vitest";
import { listEmployees } from "../app/api/employees.server.ts";
import { boolean, eachLike, integer, pattern, string } from "./matchers.ts";
import { interaction } from "./pact.ts";

describe("listEmployees", () => {
  const request = { method: "GET", path: "/customer/employees" } as const;

  interaction("a list of a company's employees", {
    given: { "somebody is logged in": { kind: "company" } },
    as: "user",
    request,
    response: {
      status: 200,
      body: {
        employees: eachLike({
          id: integer(131),
          name: string("Óscar Peña"),
          telephone: string("+34600111222"),
          email: string("oscar.pena@correo.example"),
          active: boolean(true),
          status: pattern("^(active|inactive|closed)$", "active"),
          created_at: string("2026-01-12T09:00:00Z"),
        }),
      },
    },
    async test(api) {
      expect(await listEmployees(api)).toEqual([
        {
          id: 131,
          name: "Óscar Peña",
          email: "oscar.pena@correo.example",
          phone: "+34600111222",
          isActive: true,
          status: "active",
          createdAt: "2026-01-12T09:00:00Z",
        },
      ]);
    },
  });

  interaction("a list of employees for somebody who has none", {
    given: { "somebody is logged in": { kind: "client" } },
    as: "user",
    request,
    response: { status: 403 },
    async test(api) {
      await expect(listEmployees(api)).rejects.toMatchObject({ name: "ApiError", status: 403 });
    },
  });
});
