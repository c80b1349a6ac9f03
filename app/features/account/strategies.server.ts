import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Api } from "../../api/client.server.ts";
import { authenticate, type LoggedIn } from "../../api/session.server.ts";

/** The ways to log in, for whoever calls with this API. */
export function authenticatorOf(api: Api): Authenticator<LoggedIn> {
  return new Authenticator<LoggedIn>().use(
    new FormStrategy(({ form }) =>
      authenticate(api, String(form.get("username")), String(form.get("password"))),
    ),
    "password",
  );
}
