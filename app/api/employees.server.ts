import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";

type Wire = components["schemas"]["Employee"];

/** A person who travels on a company's account. */
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

export type NewEmployee = Pick<Employee, "name" | "email" | "phone">;

/** The company's employees whose accounts are open, by name. */
export async function listEmployees(api: Api): Promise<Employee[]> {
  const { employees } = await api.call("listEmployees");
  return employees.map(toEmployee);
}

/** The employees whose accounts the company has closed for good. */
export async function listClosedEmployees(api: Api): Promise<Employee[]> {
  const { employees } = await api.call("listClosedEmployees");
  return employees.map(toEmployee);
}

/** The API generates a password and sends it to the employee. */
export async function createEmployee(
  api: Api,
  { name, email, phone }: NewEmployee,
  idempotencyKey: string,
): Promise<Employee> {
  const body = { name, email, telephone: phone };
  return toEmployee(
    await api.call("createEmployee", {
      params: { header: { "Idempotency-Key": idempotencyKey } },
      body,
    }),
  );
}

/** A field that is left out does not change. */
export async function updateEmployee(
  api: Api,
  id: number,
  {
    name,
    email,
    phone,
    isActive,
    password,
  }: Partial<NewEmployee> & {
    isActive?: boolean;
    password?: string;
  },
): Promise<Employee> {
  return toEmployee(
    await api.call("updateEmployee", {
      params: { path: { id } },
      body: { name, email, telephone: phone, active: isActive, password },
    }),
  );
}

/** The API refuses an employee who has a trip. */
export async function deleteEmployee(api: Api, id: number): Promise<void> {
  await api.call("deleteEmployee", { params: { path: { id } } });
}

/** Closes the account for good and keeps its trips. Returns the API's message to the user. */
export async function closeEmployee(
  api: Api,
  id: number,
): Promise<{ text: string; language?: string }> {
  let language: string | undefined;
  const { message } = await api.call(
    "closeEmployee",
    { params: { path: { id } } },
    {
      onLanguage: (tag) => {
        language = tag;
      },
    },
  );
  return { text: message, language };
}

/** The API generates a new password and e-mails it to the employee. */
export async function resetEmployeePassword(api: Api, id: number): Promise<void> {
  await api.call("resetEmployeePassword", { params: { path: { id } } });
}

function toEmployee({ telephone, active, created_at, ...employee }: Wire): Employee {
  const { id, name, email, status } = employee;
  return { id, name, email, phone: telephone, isActive: active, status, createdAt: created_at };
}
