import { redirect } from "@remix-run/node";
import { ApiError } from "../../api/errors.ts";
import { type LoggedIn, logInWithGoogle } from "../../api/session.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { Visit } from "../../request/context.server.ts";
import { googleReturnPath } from "../../request/google-return-path.ts";
import { landingPath } from "../../request/landing.server.ts";
import { trustNetwork } from "../../request/rate-limit/known-networks.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import { cookieName, readCookies, writeCookie } from "../../session/cookies.server.ts";
import {
  createSecret,
  createState,
  keepAnswer,
  keepAttempt,
  ON_THE_WAY_SECONDS,
  takeAnswer,
} from "./google-attempt.server.ts";
import { isMeantFor } from "./google-credential.server.ts";
import { texts } from "./google-texts.ts";

/** On to Google; the cookie says which browser it was. */
export async function goToGoogle(
  visit: Visit,
  clientId: string,
  back: string | undefined,
): Promise<Response> {
  const { brand, siteDomain, context } = visit;
  const { cookies, googleAuthorizationUrl } = context.services;
  const state = createState(brand.permalink);
  const nonce = createSecret();
  await keepAttempt(context.services, state, { nonce, back, siteDomain });
  const name = attemptCookieName(visit);
  return redirect(
    withQuery(googleAuthorizationUrl, {
      client_id: clientId,
      redirect_uri: context.origin + googleReturnPath,
      response_type: "id_token",
      response_mode: "form_post",
      scope: "openid email profile",
      state,
      nonce,
    }),
    {
      status: 303,
      headers: {
        "Set-Cookie": writeCookie(name, cookies.seal(name, state), {
          secure: context.isSecure,
          maxAgeSeconds: ON_THE_WAY_SECONDS,
        }),
      },
    },
  );
}

export type GoogleAnswer = { state: string; id_token?: string };

/**
 * Where to go with what Google has sent. The browser sends no cookie of ours along with another
 * site's form, so who it is for is found out at an address of our own.
 */
export async function receiveGoogleAnswer(
  { state, id_token }: GoogleAnswer,
  { context }: Visit,
): Promise<string> {
  const attempt = await keepAnswer(context.services, state, id_token);
  return withQuery(googleReturnPath, { state, site_domain: attempt?.siteDomain });
}

/** Logs in whoever comes back from Google, if it is they who went there. */
export async function finishGoogleLogin(
  visit: Visit,
  clientId: string,
  request: Request,
): Promise<Response> {
  const { services } = visit.context;
  const state = new URL(request.url).searchParams.get("state") ?? "";
  const name = attemptCookieName(visit);
  const isFromHere =
    services.cookies.open(name, readCookies(request.headers.get("cookie")).get(name)) === state;
  const answer = isFromHere ? await takeAnswer(services, state) : undefined;
  if (!answer) return refuse(visit, "failed");
  const { credential, nonce, back } = answer;
  if (!credential) return refuse(visit, "cancelled", back);
  if (!isMeantFor(credential, { clientId, nonce })) return refuse(visit, "failed", back);
  const loggedIn = await logIn(visit, credential);
  if (loggedIn instanceof ApiError) {
    const isWaiting = loggedIn.code === "not_activated";
    return refuse(visit, isWaiting ? "not_activated" : "failed", back);
  }
  await trustNetwork(loggedIn.user, visit);
  return goOn(back ?? landingPath(loggedIn.user, visit), visit.context, {
    cookies: [await startSession(visit, loggedIn), clearAttempt(visit)],
  });
}

/** A credential that the API refuses is no session that has expired. */
function logIn({ api }: Visit, credential: string): Promise<LoggedIn | ApiError> {
  return logInWithGoogle(api, credential).catch((error: unknown) => {
    if (error instanceof ApiError && [401, 422].includes(error.status)) return error;
    throw error;
  });
}

function refuse(
  visit: Visit,
  why: "failed" | "cancelled" | "not_activated",
  back?: string,
): Response {
  const { siteDomain, language, context } = visit;
  context.log.warn({ why }, "nobody was logged in with Google");
  const to = why === "not_activated" ? "activate_account" : "login";
  return goOn(pathTo(to, { query: { back }, siteDomain }), context, {
    said: { kind: "failure", text: createTranslate(texts, language)(why) },
    cookies: [clearAttempt(visit)],
  });
}

const attemptCookieName = ({ brand, context }: Visit) =>
  cookieName(`parada_google_${brand.permalink}`, context.isSecure);

const clearAttempt = (visit: Visit) =>
  writeCookie(attemptCookieName(visit), "", { secure: visit.context.isSecure, maxAgeSeconds: 0 });

function withQuery(address: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return search.size > 0 ? `${address}${address.includes("?") ? "&" : "?"}${search}` : address;
}
