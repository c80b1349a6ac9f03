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
  const { defaultStackParser, makeNodeTransport, NodeClient, Scope } = await import(
    "@sentry/remix"
  );
  // Not `init`: it would instrument the process, and add headers, addresses and bodies to a report.
  const client = new NodeClient({
    ...options,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    sendDefaultPii: false,
  });
  client.init();
  return {
    report: (error, where) => {
      const scope = new Scope();
      scope.setTags(where);
      client.captureException(error, {}, scope);
    },
    flush: async () => {
      await client.flush(FLUSH_MS);
    },
  };
}
