/** Where something went wrong: names and numbers of ours, and nothing that a user typed. */
export type Where = {
  requestId: string;
  screen?: string;
  brand?: string;
  operation?: string;
  idempotencyKey?: string;
};

/** Tells the error-reporting service. */
export type Report = (error: unknown, where: Where) => void;

export const reportNowhere: Report = () => {};

export async function createReport(dsn: string): Promise<Report> {
  // Costly to load, so only with somewhere to report to.
  const Sentry = await import("@sentry/remix");
  Sentry.init({
    dsn,
    // The ready-made integrations would add headers, addresses and bodies.
    integrations: () => [],
    sendDefaultPii: false,
    beforeSend: ({ request: _, user: __, breadcrumbs: ___, ...event }) =>
      // The SDK watches Remix by itself, and would report everything a second time.
      event.tags?.requestId ? event : null,
  });
  return (error, where) => {
    Sentry.captureException(error, { tags: { ...where } });
  };
}
