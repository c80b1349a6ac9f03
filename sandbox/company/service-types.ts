import type { Handlers } from "../api/operation.ts";

export const serviceTypeHandlers = {} as Handlers<
  "listServiceTypes" | "createServiceType" | "updateServiceType" | "deleteServiceType"
>;
