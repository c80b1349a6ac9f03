import { z } from "zod";
import { readRedisAddress } from "../store/redis-address.server.ts";

const list = z
  .string()
  .meta({ format: "list" })
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
const flag = z
  .enum(["0", "1", "false", "true"])
  .transform((text) => text === "1" || text === "true");
const port = z.coerce.number().int().min(0).max(65_535);
const sampleRate = z.coerce.number().min(0).max(1);
const seconds = z.coerce.number().min(0.05).max(3600);
const secret = z.string().min(32, "needs at least 32 characters");

export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"])
    .default("development")
    .describe("In production nothing is made up that people would depend on."),
  PORT: port.default(3000).describe("Where the panel listens; 0 for any free port."),
  HOST: z.string().default("0.0.0.0").describe("On which address it listens."),
  TAXI_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("The taxi API. Without it the panel brings the sandbox along."),
  TAXI_API_PUBLIC_URL: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => new URL(url).origin === url.replace(/\/$/, ""), {
      error: "needs a scheme and a host, and no path",
    })
    .optional()
    .describe(
      "The origin under which browsers reach the taxi API. Pictures whose address is on TAXI_API_URL are loaded from there. Without it they come through the panel, which accepts PNG, JPEG, WebP, GIF and AVIF of at most 2 MB.",
    ),
  API_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(60_000)
    .default(10_000)
    .describe("How long the taxi API may take over an answer, in milliseconds."),
  REDIS_URL: z
    .string()
    .superRefine((text, context) => {
      try {
        readRedisAddress(text);
      } catch (error) {
        context.addIssue({ code: "custom", message: (error as Error).message });
      }
    })
    .optional()
    .describe(
      "Where sessions and brands are kept: `redis://user:password@host:6379/0`, `redis+sentinel://user:password@host:26379,host:26379/name/0?sentinel_username=…&sentinel_password=…` or `redis+cluster://user:password@host:6379,host:6379`; with `rediss` the lines are encrypted, to Sentinels too (a CA of one's own goes into NODE_EXTRA_CA_CERTS). Without it they live in the panel's memory.",
    ),
  DEMO: flag
    .default(false)
    .describe("Lets a production panel run on the sandbox and in memory, for show."),
  SESSION_SECRETS: list
    .pipe(z.array(secret).min(1))
    .optional()
    .describe(
      "Sign the cookies and seal what is kept for an import: the first does it, all are accepted, so that one can replace another.",
    ),
  TRUSTED_PROXIES: list
    .default([])
    .describe(
      "Addresses or networks of routers whose `X-Forwarded-*` and `X-Request-Id` headers count.",
    ),
  ATTEMPTS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe("How often log-in, activation, recovery and the like may be tried from one address."),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(500)
    .describe("How many connections one address may hold, other than a router of TRUSTED_PROXIES."),
  LIVE_PANEL_SECONDS: seconds
    .default(15)
    .describe("How old the open trips on somebody's screen may become, in seconds."),
  LIVE_HOTEL_SECONDS: seconds.default(40).describe("The same at a hotel's desk."),
  LIVE_FOLLOW_SECONDS: seconds.default(15).describe("The same for who follows a shared trip."),
  LIVE_HEARTBEAT_SECONDS: seconds
    .default(20)
    .describe("How long an event stream may be silent; less than routers on the way put up with."),
  GOOGLE_AUTHORIZATION_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://accounts.google.com/o/oauth2/v2/auth")
    .describe("Where a log-in with Google begins, for the brands that have a client id there."),
  METRICS_PORT: port
    .optional()
    .describe(
      "Where Prometheus finds `/metrics`: a port of its own, to which no router leads. Without it they are not told.",
    ),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe(
      "On which address METRICS_PORT listens. Only programs on the same machine reach the default; where Prometheus runs elsewhere, set the panel's address on a private network, or `0.0.0.0` in a container whose network is private.",
    ),
  STOP_DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(8)
    .default(3)
    .describe(
      "How long a panel that was told to stop goes on answering, so that routers see on `/readyz` that it leaves.",
    ),
  SERVICE_WORKER: flag
    .default(true)
    .describe(
      "Whether browsers keep a worker that says so when the panel cannot be reached; 0 takes it from all that have one.",
    ),
  SENTRY_DSN: z.url().optional().describe("Where errors are reported."),
  SENTRY_ENVIRONMENT: z
    .string()
    .default("production")
    .describe("What reports call this installation."),
  SENTRY_RELEASE: z
    .string()
    .optional()
    .describe("What reports call this version of the panel; its build's own version by default."),
  SENTRY_SAMPLE_RATE: sampleRate.default(1).describe("The share of errors that are reported."),
  SENTRY_TRACES_SAMPLE_RATE: sampleRate
    .default(0)
    .describe("The share of page loads and navigations whose timing browsers report."),
  REMIX_DEV_ORIGIN: z.string().optional().describe("Set by `npm run dev`."),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("info")
    .describe("The least serious thing that is logged."),
});

/** What a panel that people depend on does not make up. */
export const requiredInProduction = ["TAXI_API_URL", "REDIS_URL", "SESSION_SECRETS"];

export type Config = ReturnType<typeof readConfig>;

/** Everything that is wrong with the environment, a line each. */
export class ConfigError extends Error {}

/** The one reader of the environment. In production nothing is made up unless it is for show. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  const problems =
    parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

  const { NODE_ENV, DEMO } = { NODE_ENV: given.NODE_ENV, DEMO: given.DEMO };
  const isForShow = DEMO === "1" || DEMO === "true";
  if (NODE_ENV === "production" && !isForShow) {
    for (const name of requiredInProduction) {
      if (!given[name]) problems.push(`${name}: is required in production (or DEMO=1, for show)`);
    }
  }
  if (problems.length > 0 || !parsed.data) throw new ConfigError(problems.join("\n"));

  const values = parsed.data;
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    apiUrl: values.TAXI_API_URL,
    apiPublicUrl: values.TAXI_API_PUBLIC_URL,
    apiTimeoutMs: values.API_TIMEOUT_MS,
    redisUrl: values.REDIS_URL,
    sessionSecrets: values.SESSION_SECRETS,
    trustedProxies: values.TRUSTED_PROXIES,
    attemptsPerAddress: values.ATTEMPTS_PER_ADDRESS,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    paceMs: {
      panel: values.LIVE_PANEL_SECONDS * 1000,
      hotel: values.LIVE_HOTEL_SECONDS * 1000,
      follow: values.LIVE_FOLLOW_SECONDS * 1000,
    },
    heartbeatMs: values.LIVE_HEARTBEAT_SECONDS * 1000,
    googleAuthorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    drainMs: values.STOP_DRAIN_SECONDS * 1000,
    // What it keeps would be in the way of who changes the files that it keeps.
    hasWorker: values.SERVICE_WORKER && values.NODE_ENV === "production",
    sentryDsn: values.SENTRY_DSN,
    sentry: {
      environment: values.SENTRY_ENVIRONMENT,
      release: values.SENTRY_RELEASE,
      sampleRate: values.SENTRY_SAMPLE_RATE,
      tracesSampleRate: values.SENTRY_TRACES_SAMPLE_RATE,
    },
    logLevel: values.LOG_LEVEL,
    isRemixDev: values.REMIX_DEV_ORIGIN !== undefined,
  };
}
