/** Reports what goes wrong in the browser: what and where, and nothing that anybody has typed or is. */
export async function reportBrowserErrors(dsn: string): Promise<void> {
  const Sentry = await import("@sentry/remix");
  Sentry.init({
    dsn,
    defaultIntegrations: false,
    integrations: [Sentry.globalHandlersIntegration(), Sentry.dedupeIntegration()],
    sendDefaultPii: false,
    beforeSend: (event) => ({
      ...event,
      request: undefined,
      user: undefined,
      breadcrumbs: undefined,
    }),
  });
}
