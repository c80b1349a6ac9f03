import type { Handlers } from "../api/operation.ts";

export const configurationHandlers = {} as Handlers<
  "getDomainConfiguration" | "getConfiguration" | "searchConfiguration"
>;
