import type { Api } from "./client.server.ts";
import { type LoggedIn, toLoggedIn, toUser, type User } from "./session.server.ts";

/** May this e-mail still sign up with the group? */
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
  /** Of a driver or a friend. */
  friendCode?: string;
};

/** Opens an account for somebody who has accepted terms and privacy; it then waits for its code. */
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
      ...(friendCode && { code_user: friendCode }),
    },
  });
}

export async function activateAccount(api: Api, phone: string, code: string): Promise<LoggedIn> {
  return toLoggedIn(await api.call("confirmAccount", { body: { phone, code } }));
}

/** Says nothing of whether an account waits for a code. */
export async function resendActivationCode(api: Api, phone: string): Promise<void> {
  await api.call("resendActivationCode", { body: { phone } });
}

/** Sends a code to whoever has this e-mail or phone, and says nothing of whether anybody has. */
export async function askPasswordCode(api: Api, login: string): Promise<void> {
  await api.call("recoverPassword", { body: { value: login } });
}

/** An account, and the names that log it in. */
export type AccountReference = { id: number; email: string | null; phone: string | null };

/** Returns the account that the code was sent to; nothing where the API does not name it. */
export function resetPassword(
  api: Api,
  reset: { code: string; password: string; passwordAgain: string },
): Promise<AccountReference | undefined> {
  const { code, password, passwordAgain } = reset;
  return api.call("resetPassword", {
    body: { code, password, password_confirmation: passwordAgain },
  });
}

/** The answer's token replaces all older ones. */
export async function changePassword(
  api: Api,
  userId: number,
  change: { current: string; password: string; passwordAgain: string },
): Promise<LoggedIn> {
  const { current, password, passwordAgain } = change;
  return toLoggedIn(
    await api.call("updatePassword", {
      path: { id: userId },
      body: { current_password: current, password, password_confirmation: passwordAgain },
    }),
  );
}

export async function getProfile(api: Api): Promise<User> {
  const { user } = await api.call("getProfile");
  return toUser(user);
}

/** What is left out stays as it is. */
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

/** Sends a code to whoever has this e-mail or phone, and says nothing of whether anybody has. */
export async function askRemovalCode(api: Api, login: string): Promise<void> {
  await api.call("requestAccountRemoval", { body: { value: login } });
}

/**
 * Returns the removed accounts, a company's with those of its employees; nothing where the API does
 * not name them.
 */
export async function removeAccount(
  api: Api,
  code: string,
): Promise<AccountReference[] | undefined> {
  return (await api.call("removeAccount", { body: { code } }))?.accounts;
}
