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

export type NewEmployee = Pick<Employee, "name" | "email" | "phone">;

/** The company's employees whose accounts are open, by name. */
export async function listEmployees(api: Api): Promise<Employee[]> {
  const { employees } = await api.call("listEmployees");
  return employees.map(toEmployee);
}

/** Those whose accounts were closed for good. */
export async function listClosedEmployees(api: Api): Promise<Employee[]> {
  const { employees } = await api.call("listClosedEmployees");
  return employees.map(toEmployee);
}

/** The API makes up a password and sends it to them. */
export async function createEmployee(
  api: Api,
  { name, email, phone }: NewEmployee,
  idempotencyKey: string,
): Promise<Employee> {
  const body = { name, email, telephone: phone };
  return toEmployee(await api.call("createEmployee", { body, idempotencyKey }));
}

/** What is left out stays as it is. */
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
      path: { id },
      body: { name, email, telephone: phone, active: isActive, password },
    }),
  );
}

/** Only who has never travelled can be deleted. */
export async function deleteEmployee(api: Api, id: number): Promise<void> {
  await api.call("deleteEmployee", { path: { id } });
}

/** For good; the trips stay. What the API says about it is for the user. */
export async function closeEmployee(
  api: Api,
  id: number,
): Promise<{ text: string; language?: string }> {
  let language: string | undefined;
  const { message } = await api.call(
    "closeEmployee",
    { path: { id } },
    {
      onLanguage: (tag) => {
        language = tag;
      },
    },
  );
  return { text: message, language };
}

/** Another password is made up and sent to them by e-mail. */
export async function resetEmployeePassword(api: Api, id: number): Promise<void> {
  await api.call("resetEmployeePassword", { path: { id } });
}

function toEmployee({ telephone, active, created_at, ...employee }: Wire): Employee {
  const { id, name, email, status } = employee;
  return { id, name, email, phone: telephone, isActive: active, status, createdAt: created_at };
}
