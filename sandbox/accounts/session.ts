import type { Handlers, Schemas } from "../api/operation.ts";
import { Refusal, unauthorized, wrongCredentials } from "../api/refusal.ts";
import type { Brand } from "../brands.ts";
import type { Account, World } from "../world.ts";
import { readGoogleCredential } from "./google-credential.ts";
import { findByLogin } from "./logins.ts";
import { addAccount } from "./new-account.ts";
import { issueToken } from "./tokens.ts";
import { toUser } from "./user.ts";

export const sessionHandlers: Handlers<
  "authenticate" | "login" | "googleLogin" | "checkToken" | "checkAuth"
> = {
  authenticate: ({ world, brand, body }) => authenticate(world, brand, body.credentials),

  login: ({ world, brand, body }) => authenticate(world, brand, body.credentials),

  googleLogin({ world, brand, body }) {
    const person = readGoogleCredential(body.credential, brand.googleClientId, world.clock.now());
    if (!person) throw wrongCredentials();
    const account =
      findByLogin(world, brand, person.email) ??
      // The random password is unknown to the user, who can log in only with Google until they reset it.
      addAccount(world, brand, { ...person, phone: null, password: world.random.token(32) });
    checkState(account);
    return { auth_token: issueToken(world, account), user: toUser(world, account) };
  },

  checkToken({ world, account, token }) {
    if (!token) throw unauthorized();
    const user = toUser(world, account);
    return {
      ...user,
      permissions: token.scope === "history" ? ["history"] : user.permissions,
      auth_token: token.value,
    };
  },

  checkAuth: ({ token }) => ({ authenticated: token !== null }),
};

function authenticate(
  world: World,
  brand: Brand,
  { username, password }: Schemas["Credentials"],
): Schemas["AuthenticatedUser"] {
  const account = findByLogin(world, brand, username);
  if (account?.password !== password) throw wrongCredentials();
  checkState(account);
  return { ...toUser(world, account), auth_token: issueToken(world, account) };
}

/** Says that an account awaits its activation only after the right password. */
function checkState({ state }: Account): void {
  if (state === "pending") {
    throw new Refusal(401, "not_activated", "Activa tu cuenta con el código que te enviamos");
  }
  if (state !== "active") throw wrongCredentials();
}
