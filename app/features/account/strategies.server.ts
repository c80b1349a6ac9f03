import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Api } from "../../api/client.server.ts";
import { authenticate, type LoggedIn } from "../../api/session.server.ts";
import type { Visit } from "../../http/visit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { texts } from "./google-texts.ts";

/** The ways to log in, for whoever calls with this API. */
export function authenticatorOf(api: Api): Authenticator<LoggedIn> {
  return new Authenticator<LoggedIn>().use(
    new FormStrategy(({ form }) =>
      authenticate(api, String(form.get("username")), String(form.get("password"))),
    ),
    "password",
  );
}

/** A link whose words come along, since it is not worth their weight in both languages. */
export type GoogleLogin = { to: string; children: string; reloadDocument: true };

/** The way over Google, for the brands that have an account there. */
export function offerGoogle(visit: Visit, back?: string): GoogleLogin | undefined {
  const { brand, siteDomain, language } = visit;
  if (!brand.googleClientId) return undefined;
  const query = new URLSearchParams({
    ...(back && { back }),
    ...(siteDomain && { site_domain: siteDomain }),
  });
  return {
    to: query.size > 0 ? `/login/google?${query}` : "/login/google",
    children: createTranslate(texts, language)("continue"),
    reloadDocument: true,
  };
}
