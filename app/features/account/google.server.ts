import { redirect } from "@remix-run/node";
import { z } from "zod";
import { ApiError } from "../../api/errors.ts";
import { type LoggedIn, logInWithGoogle } from "../../api/session.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { googleReturnPath } from "../../request/back-path.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/flash.server.ts";
import { trustNetwork } from "../../request/rate-limit/rate-limit.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { startSession } from "../../request/session/session-cookie.server.ts";
import { landingPath } from "../../session/access.ts";
import { cookieName, readCookies, writeCookie } from "../../session/cookies.server.ts";
import { noteActivity } from "../activity/note-activity.server.ts";
import {
  ATTEMPT_SECONDS,
  createSecret,
  createState,
  saveAnswer,
  saveAttempt,
  takeAnswer,
} from "./google-attempt.server.ts";
import { texts } from "./google-texts.ts";

/** The cookie ties the attempt to this browser. */
export async function redirectToGoogle(
  context: RequestContext,
  clientId: string,
  back: string | undefined,
): Promise<Response> {
  const { brand, siteDomain, app } = context;
  const { cookies, googleAuthorizationUrl } = app.services;
  const state = createState(brand.permalink);
  const nonce = createSecret();
  await saveAttempt(app.services, state, { nonce, back, siteDomain });
  const name = attemptCookieName(context);
  return redirect(
    withQuery(googleAuthorizationUrl, {
      client_id: clientId,
      redirect_uri: app.origin + googleReturnPath,
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
          secure: app.isSecure,
          maxAgeSeconds: ATTEMPT_SECONDS,
        }),
      },
    },
  );
}

/** The form comes from another site, so we treat invalid values as missing. */
export const googleReturnSchema = z.object({
  state: z.string().max(200).catch(""),
  id_token: z.string().min(1).max(8192).optional().catch(undefined),
});

/**
 * Returns where the browser goes next. It sends none of our cookies with another site's form, so we save
 * Google's answer and redirect to our own address, where the cookie arrives.
 */
export async function receiveGoogleAnswer(
  { state, id_token }: z.output<typeof googleReturnSchema>,
  { app, brand }: RequestContext,
): Promise<string> {
  const attempt = await saveAnswer(app.services, state, id_token);
  // The brand is the attempt's, which may be another brand of this host.
  if (!attempt && !brand.googleClientId) throw screenNotFound();
  return withQuery(googleReturnPath, { state, site_domain: attempt?.siteDomain });
}

/** Logs the user in if the same browser started the attempt. */
export async function finishGoogleLogin(
  context: RequestContext,
  clientId: string,
  request: Request,
): Promise<Response> {
  const { services } = context.app;
  const state = new URL(request.url).searchParams.get("state") ?? "";
  const name = attemptCookieName(context);
  const isSameBrowser =
    services.cookies.open(name, readCookies(request.headers.get("cookie")).get(name)) === state;
  const answer = isSameBrowser ? await takeAnswer(services, state) : undefined;
  if (!answer) return refuse(context, "failed");
  const { credential, nonce, back } = answer;
  if (!credential) return refuse(context, "cancelled", back);
  if (!isIssuedFor(credential, { clientId, nonce })) return refuse(context, "failed", back);
  const loggedIn = await logIn(context, credential);
  if (loggedIn instanceof ApiError) {
    const isWaiting = loggedIn.code === "not_activated";
    return refuse(context, isWaiting ? "not_activated" : "failed", back);
  }
  await trustNetwork(loggedIn.user, context);
  await noteActivity({ kind: "log_in", way: "google" }, { ...context, ...loggedIn });
  return redirectWithFlash(back ?? landingPath({ ...context, user: loggedIn.user }), context.app, {
    cookies: [await startSession(context, loggedIn), clearAttempt(context)],
  });
}

/** A refused credential is not an expired session. */
function logIn({ api }: RequestContext, credential: string): Promise<LoggedIn | ApiError> {
  return logInWithGoogle(api, credential).catch((error: unknown) => {
    if (error instanceof ApiError && [401, 422].includes(error.status)) return error;
    throw error;
  });
}

function refuse(
  context: RequestContext,
  reason: "failed" | "cancelled" | "not_activated",
  back?: string,
): Response {
  const { siteDomain, language, app } = context;
  app.log.warn({ reason }, "the Google login failed");
  const to = reason === "not_activated" ? "activate_account" : "login";
  return redirectWithFlash(pathTo(to, { query: { back }, siteDomain }), app, {
    flash: { kind: "failure", text: createTranslate(texts, language)(reason) },
    cookies: [clearAttempt(context)],
  });
}

const attemptCookieName = ({ brand, app }: RequestContext) =>
  cookieName(`parada_google_${brand.permalink}`, app.isSecure);

const clearAttempt = (context: RequestContext) =>
  writeCookie(attemptCookieName(context), "", { secure: context.app.isSecure, maxAgeSeconds: 0 });

function withQuery(address: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return search.size > 0 ? `${address}${address.includes("?") ? "&" : "?"}${search}` : address;
}

const payloadSchema = z.object({ aud: z.string(), nonce: z.string() });

/** Checks that Google issued the ID token to this brand for this login. The API checks its issuer and expiry. */
export function isIssuedFor(
  credential: string,
  { clientId, nonce }: { clientId: string; nonce: string },
): boolean {
  const { data: payload } = payloadSchema.safeParse(readPayload(credential));
  return payload?.aud === clientId && payload.nonce === nonce;
}

/** The payload is the second of a token's three parts. */
function readPayload(credential: string): unknown {
  try {
    return JSON.parse(Buffer.from(credential.split(".")[1] ?? "", "base64url").toString());
  } catch {
    return undefined;
  }
}
