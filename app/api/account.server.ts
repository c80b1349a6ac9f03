import type { Api } from "./client.server.ts";
import { type LoggedIn, toLoggedIn, toUser, type User } from "./session.server.ts";

export async function isEmailAvailable(api: Api, email: string): Promise<boolean> {
  const { available } = await api.call("checkEmailAvailable", { body: { value: email } });
  return available;
}

export type NewAccount = {
  name: string;
  email: string;
  phone: string;
  password: string;
  passwordAgain: string;
  /** The code of the driver or friend who invited the customer. */
  friendCode?: string;
};

/** Opens an account for a customer who accepted the terms; the API then sends the activation code. */
export async function signUp(api: Api, account: NewAccount): Promise<void> {
  const { name, email, phone, password, passwordAgain, friendCode } = account;
  await api.call("signUp", {
    body: {
      name,
      email,
      phone,
      password,
      password_confirmation: passwordAgain,
      terms: true,
      privacy: true,
      code_user: friendCode || undefined,
    },
  });
}

export async function activateAccount(api: Api, phone: string, code: string): Promise<LoggedIn> {
  return toLoggedIn(await api.call("confirmAccount", { body: { phone, code } }));
}

/** The API answers alike whether or not an account waits for a code. */
export async function resendActivationCode(api: Api, phone: string): Promise<void> {
  await api.call("resendActivationCode", { body: { phone } });
}

/** The API answers alike whether or not an account has this e-mail or phone. */
export async function requestPasswordCode(api: Api, login: string): Promise<void> {
  await api.call("recoverPassword", { body: { value: login } });
}

export type AccountReference = { id: number; email: string | null; phone: string | null };

/** Returns the account that the code was sent to, or undefined where the API does not name it. */
export function resetPassword(
  api: Api,
  reset: { code: string; password: string; passwordAgain: string },
): Promise<AccountReference | undefined> {
  const { code, password, passwordAgain } = reset;
  return api.call("resetPassword", {
    body: { code, password, password_confirmation: passwordAgain },
  });
}

/** Returns a token that replaces all older ones. */
export async function changePassword(
  api: Api,
  userId: number,
  change: { current: string; password: string; passwordAgain: string },
): Promise<LoggedIn> {
  const { current, password, passwordAgain } = change;
  return toLoggedIn(
    await api.call("updatePassword", {
      params: { path: { id: userId } },
      body: { current_password: current, password, password_confirmation: passwordAgain },
    }),
  );
}

export async function getProfile(api: Api): Promise<User> {
  const { user } = await api.call("getProfile");
  return toUser(user);
}

/** A field that is left out does not change. */
export type ProfileChange = {
  name?: string;
  email?: string;
  phone?: string;
  avatar?: File;
  logo?: File;
};

export async function updateProfile(api: Api, change: ProfileChange): Promise<User> {
  const { user } = await api.call("updateProfile", { body: change });
  return toUser(user);
}

/** The API answers alike whether or not an account has this e-mail or phone. */
export async function requestRemovalCode(api: Api, login: string): Promise<void> {
  await api.call("requestAccountRemoval", { body: { value: login } });
}

/**
 * Returns the removed accounts (a company's with those of its employees), or undefined where the
 * API does not name them.
 */
export async function removeAccount(
  api: Api,
  code: string,
): Promise<AccountReference[] | undefined> {
  return (await api.call("removeAccount", { body: { code } }))?.accounts;
}
