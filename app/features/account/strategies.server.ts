import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Api } from "../../api/client.server.ts";
import { ApiError } from "../../api/errors.ts";
import { authenticate, type LoggedIn } from "../../api/session.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { pathToResource } from "../../resources.ts";
import { texts } from "./google-texts.ts";

type Credentials = { username: string; password: string };

const authenticatorOf = (api: Api) =>
  new Authenticator<LoggedIn>().use(
    new FormStrategy(({ form }) =>
      authenticate(api, String(form.get("username")), String(form.get("password"))),
    ),
    "password",
  );

/** Passes the strategy a request with the parsed credentials, so it does not read the user's form again. */
export async function logInWithPassword(api: Api, credentials: Credentials): Promise<LoggedIn> {
  const logIn = (password: string) =>
    authenticatorOf(api).authenticate(
      "password",
      // The strategy needs a request, but reads only its form.
      new Request("http://panel.invalid/login", {
        method: "POST",
        body: new URLSearchParams({ ...credentials, password }),
      }),
    );
  const { password } = credentials;
  const trimmed = password.trim();
  try {
    return await logIn(password);
  } catch (error) {
    // Keyboards and password managers add spaces, but a password may contain some: we try it as typed first.
    if (!isWrongPassword(error) || trimmed === password || trimmed === "") throw error;
    return logIn(trimmed);
  }
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && [401, 422].includes(error.status) && error.code !== "not_activated";

/** The server sends the link's text, so the browser does not load it in both languages. */
export type GoogleLogin = { to: string; children: string; reloadDocument: true };

/** Only brands with a Google client id offer the login with Google. */
export function toGoogleLogin(context: RequestContext, back?: string): GoogleLogin | undefined {
  const { brand, siteDomain, language } = context;
  if (!brand.googleClientId) return undefined;
  return {
    to: pathToResource("google", { query: { back: back || undefined }, siteDomain }),
    children: createTranslate(texts, language)("continue"),
    reloadDocument: true,
  };
}
