import type { Handlers } from "../api/operation.ts";

export const purseHandlers = {} as Handlers<
  "listPurses" | "listPurseMovements" | "findPurseReceiver" | "transferFromPurse"
>;
