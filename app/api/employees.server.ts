import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import { fromNeeds, toNeeds } from "./needs.server.ts";
import type { Needs } from "./needs.ts";

type Wire = components["schemas"]["Employee"];

/** A person who travels on a company's account. */
export type Employee = ReturnType<typeof toEmployee>;

export type NewEmployee = Pick<Employee, "name" | "email" | "phone"> & {
  /** What the employee needs on every trip. */
  needs?: Needs;
};

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
  { name, email, phone, needs }: NewEmployee,
  idempotencyKey: string,
): Promise<Employee> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  const body = { name, email, telephone: phone, needs: needs && fromNeeds(needs) };
  return toEmployee(await api.call("createEmployee", { params, body }));
}

/** A field that is left out does not change. */
export async function updateEmployee(
  api: Api,
  id: number,
  change: Partial<NewEmployee> & { isActive?: boolean; password?: string },
): Promise<Employee> {
  const { name, email, phone, isActive, password, needs } = change;
  const kept = { needs: needs && fromNeeds(needs) };
  const body = { name, email, telephone: phone, active: isActive, password, ...kept };
  return toEmployee(await api.call("updateEmployee", { params: { path: { id } }, body }));
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
  const onLanguage = (tag: string) => {
    language = tag;
  };
  const params = { path: { id } };
  const { message } = await api.call("closeEmployee", { params }, { onLanguage });
  return { text: message, language };
}

/** The API generates a new password and e-mails it to the employee. */
export async function resetEmployeePassword(api: Api, id: number): Promise<void> {
  await api.call("resetEmployeePassword", { params: { path: { id } } });
}

function toEmployee({ id, name, email, telephone, active, status, created_at, needs }: Wire) {
  const known = { id, name, email, phone: telephone, isActive: active, status };
  const shared = { ...known, needs: toNeeds(needs) };
  /** The time is an instant: `2026-05-18T09:00:00Z`. */
  return { ...shared, createdAt: created_at };
}
