import type { Handlers } from "../api/operation.ts";
import { invalid, Refusal } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import type { World } from "../world.ts";
import { sendActivationCode, takeActivationCode } from "./codes.ts";
import { findByLogin, listTakenLogins } from "./logins.ts";
import { addAccount } from "./new-account.ts";
import { listConfirmationErrors } from "./password.ts";
import { issueToken } from "./tokens.ts";
import { toUser } from "./user.ts";

/** A sign-up code that is valid on every brand. */
const DEMO_FRIEND_CODE = "AMIGO7";

export const signUpHandlers: Handlers<
  "checkEmailAvailable" | "signUp" | "confirmAccount" | "resendActivationCode"
> = {
  checkEmailAvailable: ({ world, brand, body }) => ({
    available: findByLogin(world, brand, body.value) === undefined,
  }),

  signUp({ world, brand, body }) {
    const { name, email, phone, password } = body;
    const errors = [
      ...listTakenLogins(world, brand, { email, phone }),
      ...listConfirmationErrors(body),
    ];
    if (body.code_user !== undefined && !isFriendCode(world, brand, body.code_user)) {
      errors.push({ field: "code_user", message: "Enter valid user code" });
    }
    if (errors.length > 0) throw invalid(...errors);

    const account = addAccount(world, brand, { name, email, phone, password, state: "pending" });
    sendActivationCode(world, account);
    return { id: account.id, name, phone, email };
  },

  confirmAccount({ world, brand, body }) {
    const account = findByLogin(world, brand, body.phone);
    if (!account || !takeActivationCode(world, account, body.code)) {
      throw new Refusal(401, "invalid_code", "Invalid code");
    }
    account.state = "active";
    return { auth_token: issueToken(world, account), user: toUser(world, account) };
  },

  resendActivationCode({ world, brand, body }) {
    const account = findByLogin(world, brand, body.phone);
    if (account?.state === "pending") sendActivationCode(world, account);
  },
};

/** A customer's purse code is also the code that they give to a friend. */
function isFriendCode(world: World, brand: Brand, text: string): boolean {
  const code = text.trim().toUpperCase();
  return (
    code === DEMO_FRIEND_CODE ||
    [...world.accounts.values()].some(
      (each) => each.brandId === brand.id && each.state === "active" && each.purseCode === code,
    )
  );
}
