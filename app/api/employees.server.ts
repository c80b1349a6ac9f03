import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";

type Wire = components["schemas"]["Employee"];

/** Somebody who travels on a company's account. */
export type Employee = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  isActive: boolean;
  status: Wire["status"];
  /** As an instant: `2026-05-18T09:00:00Z`. */
  createdAt: string;
};

/** The company's employees whose accounts are open, by name. */
export async function listEmployees(api: Api): Promise<Employee[]> {
  const { employees } = await api.call("listEmployees");
  return employees.map(toEmployee);
}

function toEmployee({ telephone, active, created_at, ...employee }: Wire): Employee {
  const { id, name, email, status } = employee;
  return { id, name, email, phone: telephone, isActive: active, status, createdAt: created_at };
}
