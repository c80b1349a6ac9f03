import { redirect } from "@remix-run/node";
import { ApiError, ApiFault, isLogoRefusal } from "../api/errors.ts";
import { RateLimited } from "../forms/reply.ts";
import { createTranslate } from "../i18n/translate.ts";
import { pathTo } from "../paths.ts";
import { StoreDown } from "../store/store.ts";
import { toBackPath, toPageUrl } from "./back-path.ts";
import {
  type Args,
  findRequestContext,
  getRequestContext,
  languageOf,
  type RequestContext,
} from "./context.server.ts";
import { redirectWithFlash, writeFlash } from "./flash.server.ts";
import {
  problem,
  SessionExpired,
  screenNotFound,
  storeUnavailable,
  tooManyRequests,
} from "./responses.server.ts";
import { screenAt } from "./screen-at.server.ts";
import { saveForm, saveFormInSession } from "./session/saved-form.server.ts";
import { endSession } from "./session/session-cookie.server.ts";
import { texts } from "./texts.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/** Turns every error that leaves a loader or an action into the user's response; no other code does. */
export async function toResponse(
  error: unknown,
  args: Args,
  form: FormData | undefined,
): Promise<Response> {
  if (error instanceof Response) return error;
  const { context } = args;
  if (isSessionOver(error)) return logInAgain(await getRequestContext(args), args, form);
  if (error instanceof ApiError && [403, 404].includes(error.status)) return screenNotFound();

  if (isLogoRefusal(error)) return loadAgain(await getRequestContext(args), args, form);

  if (error instanceof RateLimited) return tooManyRequests(error);

  const { requestId, log } = context;
  if (error instanceof StoreDown) {
    log.error({ err: error }, "the store cannot be reached");
    context.setRetryAfter(5);
    return storeUnavailable(requestId, await languageOf(args));
  }
  await trace(error, args);
  if (error instanceof ApiFault && form) await saveForRetry(args, form);
  const status = error instanceof ApiFault || error instanceof ApiError ? 502 : 500;
  return problem(status, requestId, await languageOf(args));
}

/** Whether the user has to log in again. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof SessionExpired || (error instanceof ApiError && error.status === 401);

/** Saves the form, so that the user can send it again from the same page. */
async function saveForRetry(args: Args, form: FormData): Promise<void> {
  const context = await findRequestContext(args);
  if (!context?.session) return;
  await saveFormInSession(context.session, toBackPath(args.request), form, args.context);
}

async function trace(error: unknown, args: Args): Promise<void> {
  const context = await findRequestContext(args);
  const screen = screenAt(toPageUrl(args.request).pathname);
  traceInRequest("request", error, { brand: context?.brand, app: args.context }, { screen });
}

/** Without a valid token or session, the user logs in again and returns to the same page. */
async function logInAgain(
  context: RequestContext,
  args: Args,
  form: FormData | undefined,
): Promise<Response> {
  const { session, expired, siteDomain, language, app } = context;
  const back = toBackPath(args.request);
  const owner = session ?? expired;
  if (owner && form) await saveForm(owner, back, form, app);
  const t = createTranslate(texts, language);
  const flash = { kind: "failure", title: t("session_expired"), text: t("log_in_again") } as const;
  return redirect(pathTo("login", { query: { back }, siteDomain }), {
    headers: [
      ["Set-Cookie", await endSession(context)],
      ["Set-Cookie", writeFlash(flash, app)],
    ],
  });
}

/** A refused logo is no field's error, so the page loads again with all other values of the form. */
async function loadAgain(
  context: RequestContext,
  args: Args,
  form: FormData | undefined,
): Promise<Response> {
  const { session, language, app } = context;
  const path = toBackPath(args.request);
  if (session && form) await saveFormInSession(session, path, form, app);
  const text = createTranslate(texts, language)("logo_not_updated");
  return redirectWithFlash(path, app, { flash: { kind: "failure", text } });
}
