import type { Handlers } from "../api/operation.ts";

export const sessionHandlers = {} as Handlers<
  "authenticate" | "login" | "googleLogin" | "checkToken" | "checkAuth"
>;
