import type { Handlers } from "../api/operation.ts";

export const employeeHandlers = {} as Handlers<
  | "listEmployees"
  | "listClosedEmployees"
  | "createEmployee"
  | "updateEmployee"
  | "deleteEmployee"
  | "closeEmployee"
  | "resetEmployeePassword"
>;
