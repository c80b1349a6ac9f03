import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import type { SentryOptions } from "./error-reports.server.ts";

type BrowserReports = { reportBoundaryError: (error: unknown) => void };

let started: Promise<BrowserReports> | undefined;

/** Reports errors in the browser: what and where, but nothing that a user typed and no personal data. */
export function startBrowserReports(options: SentryOptions): Promise<BrowserReports> {
  started ??= start(options);
  return started;
}

async function start(options: SentryOptions): Promise<BrowserReports> {
  const Sentry = await import("./sentry.client.ts");
  const withoutPerson = <Event extends object>(event: Event) => ({
    ...event,
    request: undefined,
    user: undefined,
    breadcrumbs: undefined,
  });
  Sentry.init({
    ...options,
    defaultIntegrations: false,
    integrations: [
      Sentry.globalHandlersIntegration(),
      Sentry.dedupeIntegration(),
      // A report names routes, since addresses may hold codes and tokens.
      ...(options.tracesSampleRate > 0
        ? [Sentry.browserTracingIntegration({ useEffect, useLocation, useMatches })]
        : []),
    ],
    sendDefaultPii: false,
    beforeSend: withoutPerson,
    beforeSendTransaction: withoutPerson,
  });
  return {
    reportBoundaryError: (error) => {
      Sentry.captureRemixErrorBoundaryError(error);
    },
  };
}
