/** Where an error happened: the panel's own names and numbers, and nothing that a user typed. */
export type Where = {
  requestId: string;
  screen?: string;
  brand?: string;
  operation?: string;
  kind?: string;
  idempotencyKey?: string;
};

/** Sends a report to the error-reporting service. */
export type Report = (error: unknown, where: Where) => void;

export const reportNowhere = { report: () => {}, flush: async () => {} };

/** A process that ends waits at most this long for its reports. */
const FLUSH_MS = 2_000;

/** As @sentry/remix takes them, in the server and in the browser. */
export type SentryOptions = {
  dsn: string;
  environment: string;
  release: string | undefined;
  /** The sample rates of errors, and of page loads and navigations: from 0 to 1. */
  sampleRate: number;
  tracesSampleRate: number;
};

export async function createReport({
  tracesSampleRate: _,
  ...options
}: SentryOptions): Promise<{ report: Report; flush: () => Promise<void> }> {
  // Loading it is costly, so only a panel with a DSN does.
  const Sentry = await import("@sentry/remix");
  Sentry.init({
    ...options,
    // The ready-made integrations would add headers, addresses and bodies.
    integrations: () => [],
    sendDefaultPii: false,
    beforeSend: ({ request: _, user: __, breadcrumbs: ___, ...event }) =>
      // The SDK instruments Remix by itself, and would send every report twice.
      event.tags?.requestId ? event : null,
  });
  return {
    report: (error, where) => {
      Sentry.captureException(error, { tags: { ...where } });
    },
    flush: async () => {
      await Sentry.flush(FLUSH_MS);
    },
  };
}
