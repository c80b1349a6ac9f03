import type { Handlers } from "../api/operation.ts";

export const fareHandlers = {} as Handlers<"searchAgrupations">;
