import { type Request, type Response, Router } from "express";
import { createTranslate } from "../../i18n/translate.ts";
import { cookieName, readCookies, writeCookie } from "../../session/cookies.server.ts";
import type { Vault } from "../../store/vault.server.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { handle } from "../page/handle.server.ts";
import { localsOf, sendPage } from "../page/render-page.server.tsx";
import { areEqualSecrets } from "./compare-secrets.server.ts";
import { LogInPage, type LogInProblem } from "./log-in-page.tsx";
import { createOidcProvider, NotAllowed, RETURN_PATH, readAttempt } from "./oidc.server.ts";
import { texts } from "./texts.ts";
import { createWrongGuesses } from "./wrong-guesses.server.ts";

const MOST_WRONG_SECRETS = 10;
/** Who logs in with the secret has no name. */
const BY_SECRET = "secret";

/** Lets operators in and out; all that is not here needs their session. */
export function createLogIn({
  settings,
  sessions,
  trail,
  vault,
  log,
}: Pick<ConsoleParts, "settings" | "sessions" | "trail" | "log"> & { vault: Vault }): Router {
  const { secret, oidc, origin } = settings;
  const provider = oidc && origin ? createOidcProvider(oidc, origin) : undefined;
  const isSecure = origin?.startsWith("https:") ?? false;
  const attemptCookie = cookieName("console_attempt", isSecure);
  const wrongGuesses = createWrongGuesses({ most: MOST_WRONG_SECRETS });
  const router = Router();

  const showForm = (request: Request, response: Response, problem?: LogInProblem) => {
    const t = createTranslate(texts, localsOf(response).language);
    const status = problem && { wrong: 422, tooMany: 429, refused: 403, unreachable: 502 }[problem];
    sendPage(request, response, {
      title: t("title"),
      status,
      children: (
        <LogInPage
          problem={problem}
          to={toLocalPath(request.body?.to ?? request.query.to)}
          hasSecret={secret !== undefined}
          hasProvider={provider !== undefined}
        />
      ),
    });
  };

  /** The trail needs the store; while that is down, operators still see the console. */
  const note = (operator: string, action: "log_in" | "log_out"): Promise<void> =>
    trail
      .record({ operator, action }, async () => {})
      .catch((error) => log.warn({ err: error, action }, "the trail has no entry of this"));

  async function begin(response: Response, operator: string, to: string): Promise<void> {
    await note(operator, "log_in");
    response.append("Set-Cookie", sessions.begin(operator)).redirect(303, to);
  }

  function refuse(request: Request, response: Response, reason: "wrong" | "tooMany"): void {
    log.warn({ reason }, "a log-in to the console was refused");
    showForm(request, response, reason);
  }

  router.get("/log-in", (request, response) => showForm(request, response));

  router.post(
    "/log-in",
    handle(async (request, response) => {
      const { ip = "" } = request;
      if (wrongGuesses.areTooMany(ip)) return refuse(request, response, "tooMany");
      const given = request.body?.secret;
      if (secret === undefined || typeof given !== "string" || !areEqualSecrets(given, secret)) {
        wrongGuesses.add(ip);
        return refuse(request, response, "wrong");
      }
      await begin(response, BY_SECRET, toLocalPath(request.body.to));
    }),
  );

  if (provider) {
    router.get(
      "/log-in/provider",
      handle(async (request, response) => {
        try {
          const { address, attempt } = await provider.begin(toLocalPath(request.query.to));
          const sealed = vault.seal(attemptCookie, JSON.stringify(attempt));
          response
            .append("Set-Cookie", writeCookie(attemptCookie, sealed, { secure: isSecure }))
            .redirect(303, address.href);
        } catch (error) {
          log.warn({ err: error }, "the OIDC provider of the console cannot be reached");
          showForm(request, response, "unreachable");
        }
      }),
    );

    router.get(
      RETURN_PATH,
      handle(async (request, response) => {
        const cookies = readCookies(request.get("cookie") ?? null);
        const attempt = readAttempt(vault.open(attemptCookie, cookies.get(attemptCookie)));
        // An attempt is for one return, whatever comes of it.
        const cleared = writeCookie(attemptCookie, "", { secure: isSecure, maxAgeSeconds: 0 });
        response.append("Set-Cookie", cleared);
        if (!attempt) return showForm(request, response, "refused");
        try {
          const operator = await provider.finish(request.originalUrl, attempt);
          await begin(response, operator, attempt.to);
        } catch (error) {
          const reason = error instanceof NotAllowed ? "not on the list" : (error as Error).message;
          log.warn({ reason }, "a log-in to the console was refused");
          showForm(request, response, "refused");
        }
      }),
    );
  }

  router.post(
    "/log-out",
    handle(async (_request, response) => {
      const { session } = localsOf(response);
      if (session) {
        response.append("Set-Cookie", await sessions.end(session));
        await note(session.operator, "log_out");
      }
      response.redirect(303, "/log-in");
    }),
  );

  return router;
}

/** A page of the console, and no other site. */
export function toLocalPath(given: unknown): string {
  return typeof given === "string" && /^\/(?![/\\]|log-)[\w/?=&%.~-]*$/.test(given) ? given : "/";
}
