import type { Handlers } from "../api/operation.ts";
import { type FieldError, invalid, notFound, refuse } from "../api/refusal.ts";
import { invalidCode, sendLinkCode, takeLinkCode } from "./codes.ts";
import { findByLogin } from "./logins.ts";
import { endTokens, issueToken } from "./tokens.ts";
import { toReference, toUser } from "./user.ts";

export const passwordHandlers: Handlers<"recoverPassword" | "resetPassword" | "updatePassword"> = {
  recoverPassword({ world, brand, body }) {
    const account = findByLogin(world, brand, body.value);
    if (account?.state === "active") sendLinkCode(world, account, "reset_password");
  },

  resetPassword({ world, brand, body }) {
    // Check the passwords first, so that a mistake there does not use the code up.
    const errors = listConfirmationErrors(body);
    if (errors.length > 0) throw invalid(...errors);
    const account = takeLinkCode(world, brand, "reset_password", body.code);
    if (!account) throw invalidCode();
    account.password = body.password;
    endTokens(world, account);
    return toReference(account);
  },

  updatePassword({ world, account, path, body }) {
    if (path.id !== account.id) throw notFound();
    const errors = listConfirmationErrors(body);
    if (body.current_password !== account.password) {
      errors.unshift({ field: "current_password", message: "No es tu contraseña actual" });
    }
    if (errors.length > 0) throw invalid(...errors);
    if (body.password === account.password) {
      throw refuse(
        "password_refused",
        "Password could not be updated. Try again with another password",
      );
    }
    account.password = body.password;
    endTokens(world, account);
    return { auth_token: issueToken(world, account), user: toUser(world, account) };
  },
};

export function listConfirmationErrors(passwords: {
  password: string;
  password_confirmation: string;
}): FieldError[] {
  if (passwords.password === passwords.password_confirmation) return [];
  return [{ field: "password_confirmation", message: "Password does not match" }];
}
