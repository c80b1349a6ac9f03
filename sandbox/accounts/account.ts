import type { Handlers } from "../api/operation.ts";
import { passwordHandlers } from "./password.ts";
import { profileHandlers } from "./profile.ts";
import { removalHandlers } from "./removal.ts";
import { signUpHandlers } from "./sign-up.ts";

export const accountHandlers: Handlers<
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
> = {
  ...signUpHandlers,
  ...passwordHandlers,
  ...profileHandlers,
  ...removalHandlers,
};
