import { redirect } from "@remix-run/node";
import { ApiError, ApiFault, isLogoRefusal } from "../api/errors.ts";
import { TooManyTries } from "../forms/too-many-tries.ts";
import { detectLanguage } from "../i18n/detect.server.ts";
import { createTranslate } from "../i18n/translate.ts";
import { pathTo } from "../paths.ts";
import { StoreDown } from "../store/store.ts";
import { toBackPath } from "./back-path.ts";
import { type Args, openVisit, type Visit } from "./context.server.ts";
import { writeFlash } from "./flash.server.ts";
import { goOn } from "./redirect-with-flash.server.ts";
import { pause, problem, screenNotFound, tooManyTries } from "./responses.server.ts";
import { keepForm, keepFormInSession } from "./session/saved-form.server.ts";
import { endSession } from "./session/session-cookie.server.ts";
import { SessionLapsed } from "./session/session-expired.server.ts";
import { texts } from "./texts.ts";
import { traceInRequest } from "./trace-in-request.server.ts";

/** The one place where what went wrong becomes what the user gets. */
export async function toResponse(
  error: unknown,
  args: Args,
  form: FormData | undefined,
): Promise<Response> {
  if (error instanceof Response) return error;
  const { context } = args;
  const isOver = error instanceof ApiError && error.status === 401;
  if (isOver || error instanceof SessionLapsed)
    return logInAgain(await openVisit(args), args, form);
  if (error instanceof ApiError && [403, 404].includes(error.status)) return screenNotFound();

  if (isLogoRefusal(error)) return loadAgain(await openVisit(args), args, form);

  if (error instanceof TooManyTries) return tooManyTries(error);

  const { requestId, log } = context;
  if (error instanceof StoreDown) {
    log.error({ err: error }, "the store cannot be reached");
    context.setRetryAfter(5);
    return pause(requestId, await detectLanguage(args.request));
  }
  await trace(error, args);
  if (error instanceof ApiFault && form) await keepForAnotherTry(args, form);
  const status = error instanceof ApiFault || error instanceof ApiError ? 502 : 500;
  return problem(status, requestId, await detectLanguage(args.request));
}

/** What failed is tried again from the same page, with all that was typed. */
async function keepForAnotherTry(args: Args, form: FormData): Promise<void> {
  // Not even the brand may be known.
  const visit = await openVisit(args).catch(() => undefined);
  if (!visit?.session) return;
  await keepFormInSession(visit.session, toBackPath(args.request), form, args.context);
}

async function trace(error: unknown, args: Args): Promise<void> {
  // Not even the brand may be known.
  const visit = await openVisit(args).catch(() => undefined);
  const [screen = ""] = new URL(args.request.url).pathname.split("/").filter(Boolean);
  const { context } = args;
  traceInRequest(
    "request",
    error,
    { brand: visit?.brand, context },
    { screen: screen || "panel_home" },
  );
}

/** The API no longer knows the token, or we no longer know the session: log in again, and then back to where it happened. */
async function logInAgain(visit: Visit, args: Args, form: FormData | undefined): Promise<Response> {
  const { session, lapsed, siteDomain, language, context } = visit;
  const back = toBackPath(args.request);
  const owner = session ?? lapsed;
  if (owner && form) await keepForm(owner, back, form, context);
  const t = createTranslate(texts, language);
  const flash = { kind: "failure", title: t("session_expired"), text: t("log_in_again") } as const;
  return redirect(pathTo("login", { query: { back }, siteDomain }), {
    headers: [
      ["Set-Cookie", await endSession(visit)],
      ["Set-Cookie", writeFlash(flash, context)],
    ],
  });
}

/** A logo that was not taken is no field's error: the page comes anew, with all else that was typed. */
async function loadAgain(visit: Visit, args: Args, form: FormData | undefined): Promise<Response> {
  const { session, language, context } = visit;
  const path = toBackPath(args.request);
  if (session && form) await keepFormInSession(session, path, form, context);
  const text = createTranslate(texts, language)("logo_not_updated");
  return goOn(path, context, { said: { kind: "failure", text } });
}
