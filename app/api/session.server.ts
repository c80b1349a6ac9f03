import { z } from "zod";
import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";
import { ApiError } from "./errors.ts";

type Wire = components["schemas"]["User"];

/** The logged-in user, without the token. */
export const userSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  logo: z.string().nullable(),
  isCompany: z.boolean(),
  employee: z
    .object({
      name: z.string(),
      companyName: z.string().nullable(),
      companyId: z.number().nullable(),
    })
    .nullable(),
  exclusiveGroupId: z.number().nullable(),
  /** Route names; null where the API sends no list. */
  permissions: z.array(z.string()).nullable(),
});

export type User = z.output<typeof userSchema>;

export type LoggedIn = { token: string; user: User };

export async function authenticate(
  api: Api,
  username: string,
  password: string,
): Promise<LoggedIn> {
  try {
    return toAuthenticated(
      await api.call("authenticate", { body: { credentials: { username, password } } }),
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return authenticateAtOlderApi(api, username, password);
    }
    throw error;
  }
}

/** An older API has the call only under its older name. */
export async function authenticateAtOlderApi(
  api: Api,
  username: string,
  password: string,
): Promise<LoggedIn> {
  return toAuthenticated(
    await api.call("login", { body: { credentials: { username, password } } }),
  );
}

/** Asks whether the caller's token is still valid, without renewing it. */
export async function checkAuth(api: Api): Promise<boolean> {
  return (await api.call("checkAuth")).authenticated;
}

/** Asks whether the caller's token is still valid, and returns the token that replaces it. */
export async function checkToken(api: Api): Promise<LoggedIn> {
  return toAuthenticated(await api.call("checkToken"));
}

/** Logs in with the credential that Google issued for the brand's client id. */
export async function logInWithGoogle(api: Api, credential: string): Promise<LoggedIn> {
  return toLoggedIn(await api.call("googleLogin", { body: { credential } }));
}

function toAuthenticated({
  auth_token,
  ...user
}: components["schemas"]["AuthenticatedUser"]): LoggedIn {
  return { token: auth_token, user: toUser(user) };
}

export function toLoggedIn({ auth_token, user }: components["schemas"]["TokenAndUser"]): LoggedIn {
  return { token: auth_token, user: toUser(user) };
}

export function toUser(user: Wire): User {
  return {
    id: user.id,
    name: user.name,
    email: user.email ?? null,
    phone: user.phone,
    avatar: user.avatar ?? null,
    logo: user.logo ?? null,
    isCompany: user.company,
    employee: user.employee
      ? {
          name: user.employee.name,
          companyName: user.employee.company_name ?? null,
          companyId: user.employee.company_id ?? null,
        }
      : null,
    exclusiveGroupId: user.exclusive_agrupation ?? null,
    permissions: user.permissions ?? null,
  };
}
