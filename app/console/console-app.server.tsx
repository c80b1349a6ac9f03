import { randomBytes } from "node:crypto";
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
} from "express";
import type { Logger } from "pino";
import { ApiFault } from "../api/errors.ts";
import type { ConsoleSettings } from "../config/console-settings.server.ts";
import { createTranslate } from "../i18n/translate.ts";
import { securityHeaders } from "../middleware/security-headers.server.ts";
import { StoreDown } from "../store/store.ts";
import { createVault } from "../store/vault.server.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { type ConsoleSessions, createConsoleSessions } from "./access/console-sessions.server.ts";
import { createLogIn, toLocalPath } from "./access/log-in.server.tsx";
import { rejectCrossOriginWrites } from "./access/reject-cross-origin-writes.server.ts";
import { rejectOtherHosts } from "./access/reject-other-hosts.server.ts";
import { createAccountPages } from "./accounts/account-pages.server.tsx";
import { createBrandPages } from "./brands/brand-pages.server.tsx";
import type { ConsoleParts } from "./console-parts.server.ts";
import { createContractPages } from "./contract/contract-pages.server.tsx";
import { detectConsoleLanguage } from "./page/language.server.ts";
import { localsOf, sendNotFound, sendPage } from "./page/render-page.server.tsx";
import { texts } from "./page/texts.ts";
import { createPreview } from "./preview/preview-app.server.tsx";
import { createPreviewLinks } from "./preview/preview-links.server.ts";
import { createStudio } from "./studio/studio-pages.server.tsx";
import { createTrail } from "./trail/trail.server.ts";
import { createTrailPages } from "./trail/trail-pages.server.tsx";

const LARGEST_FORM = "512kb";

/** The operator's console. Above the guard are the log-in, what browsers load for every page, and previews. */
export function createConsole({
  settings,
  cookieSecrets,
  trustedProxies,
  isDevelopment,
  ...given
}: Pick<ConsoleParts, "services" | "samples" | "figures" | "reports" | "log"> & {
  settings: ConsoleSettings;
  cookieSecrets: string[];
  trustedProxies: string[];
  isDevelopment: boolean;
}): Express {
  const { services, samples, log } = given;
  const { origin } = settings;
  const vault = createVault(cookieSecrets);
  const sessions = createConsoleSessions({
    ...{ store: services.store, vault },
    isSecure: origin?.startsWith("https:") ?? false,
  });
  const trail = createTrail({ ...services, log });
  const previews = createPreviewLinks(services);
  const parts: ConsoleParts = { ...given, settings, sessions, trail };

  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", trustedProxies);
  app.set("query parser", "simple");

  app.use(rejectOtherHosts(origin));
  app.use(securityHeaders({ isDevelopment }));
  app.use("/build", express.static("public/build", { immutable: true, maxAge: "1y" }));
  app.use(createPreview({ links: previews, samples }));
  app.use(beginPage(sessions));
  app.use(rejectCrossOriginWrites(origin));
  app.use(express.urlencoded({ extended: false, limit: LARGEST_FORM }));
  app.use(createLogIn({ ...parts, vault }));
  app.use(requireOperator);
  app.use(createBrandPages(parts));
  app.use(createAccountPages(parts));
  app.use(createStudio({ ...parts, previews }));
  app.use(createContractPages(parts));
  app.use(createTrailPages(parts));
  app.use(sendNotFound);
  app.use(showFailure(log));
  return app;
}

/** Finds the session and the language, and sets the headers of every page. */
const beginPage =
  (sessions: ConsoleSessions): RequestHandler =>
  async (request, response, next) => {
    const nonce = randomBytes(16).toString("base64");
    const session = await sessions.find(request.get("cookie")).catch(() => undefined);
    const { language, cookie } = detectConsoleLanguage(request);
    Object.assign(response.locals, { nonce, language, session });
    for (const each of [cookie, session && sessions.renew(session)]) {
      if (each) response.append("Set-Cookie", each);
    }
    response.setHeader("Content-Security-Policy", toPolicy(nonce));
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    next();
  };

/** No script runs in the console. */
const toPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(";");

const requireOperator: RequestHandler = (request, response, next) => {
  if (localsOf(response).session) return next();
  const to = request.method === "GET" ? request.originalUrl : pageOf(request);
  response.redirect(303, `/log-in?to=${encodeURIComponent(to)}`);
};

/** The page whose form was sent. What was typed is lost: the session that could keep it has ended. */
function pageOf(request: Request): string {
  const referrer = request.get("referer") ?? "";
  return URL.canParse(referrer) ? toLocalPath(new URL(referrer).pathname) : "/";
}

const showFailure =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    // A client that hangs up while its form is read, or a form that is too large.
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status === 500) log.error({ err: error }, "a page of the console failed");
    const t = createTranslate(texts, localsOf(response).language ?? "en");
    sendPage(request, response, {
      title: t("failed"),
      status,
      children: (
        <Notice kind="danger" title={t("failed")}>
          {t(explanationOf(status, request.method))}
        </Notice>
      ),
    });
  };

function statusOf(error: { status?: number }): number {
  if (error instanceof StoreDown) return 503;
  return error instanceof ApiFault ? 502 : (error.status ?? 500);
}

function explanationOf(status: number, method: string) {
  if (status === 503) return method === "GET" ? "storeDownRead" : "storeDown";
  if (status === 502) return "apiDown";
  return status === 413 ? "tooLarge" : "tryAgain";
}
