import type { Handlers } from "../api/operation.ts";

export const accountHandlers = {} as Handlers<
  | "checkEmailAvailable"
  | "signUp"
  | "confirmAccount"
  | "resendActivationCode"
  | "recoverPassword"
  | "resetPassword"
  | "updatePassword"
  | "getProfile"
  | "updateProfile"
  | "requestAccountRemoval"
  | "removeAccount"
>;
