/** Tells the error-reporting service. It gets what happened where, and nothing that anybody has typed or is. */
export type Report = (error: unknown, where: { requestId: string; screen: string }) => void;

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
  return (error, { requestId, screen }) => {
    Sentry.captureException(error, { tags: { requestId, screen } });
  };
}
