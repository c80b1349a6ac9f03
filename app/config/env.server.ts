import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { GREATEST_ZOOM } from "../map/tile.ts";
import { findProblem } from "../map/tile-source.server.ts";
import { readRedisAddress } from "../store/redis-address.server.ts";
import { readConsoleSettings } from "./console-settings.server.ts";
import { findMisspelledSettings } from "./misspelled-settings.ts";
import { wantsWorkers } from "./wants-workers.ts";

const list = z
  .string()
  .meta({ format: "list" })
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
// The default stands before the transform, where the reference of all settings finds it.
const flag = (unset: "0" | "1") =>
  z
    .enum(["0", "1", "false", "true"])
    .default(unset)
    .transform((text) => text === "1" || text === "true");
const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max);
const port = integer(0, 65_535);
const webAddress = z.url({ protocol: /^https?$/ });
const webOrigin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => new URL(url).origin === url.replace(/\/$/, ""), {
    error: "needs a scheme and a host, and no path",
  });
const MOST_WORKERS = 64;
const sampleRate = z.coerce.number().min(0).max(1);
const seconds = z.coerce.number().min(0.05).max(3600);
const secret = z.string().min(32, "needs at least 32 characters");

const namedNetworks = ["loopback", "linklocal", "uniquelocal"];
const proxy = z.string().refine(isNetwork, {
  error: ({ input }) => `"${input}" is neither an address, a network nor one of ${namedNetworks}`,
});

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  const isMask =
    bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return namedNetworks.includes(text) || (version > 0 && isMask && more.length === 0);
}

/** Sentry's package drops every report to an address that is none, and says so only in a browser. */
function isDsn(text: string): boolean {
  const { username, pathname } = new URL(text);
  return username !== "" && /\/\d+$/.test(pathname);
}

export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"])
    .default("development")
    .describe("`production` makes the variables required that users depend on."),
  PORT: port.default(3000).describe("The port of the panel; 0 for any free port."),
  HOST: z.string().default("0.0.0.0").describe("The address on which the panel listens."),
  WORKERS: z
    .union([z.literal("auto"), integer(1, MOST_WORKERS)], {
      error: `needs a whole number from 1 to ${MOST_WORKERS}, or auto`,
    })
    .default(1)
    .describe(
      "How many processes serve PORT, each on a core of its own; `auto` starts one for each core. Where there is a cluster, leave it and run more containers. More than one needs TAXI_API_URL, REDIS_URL and SESSION_SECRETS, and CONSOLE_COOKIE_SECRETS with the console. `npm run dev` ignores it.",
    ),
  TAXI_API_URL: webAddress
    .optional()
    .describe("The address of the taxi API. Without it the panel starts the sandbox."),
  TAXI_API_PUBLIC_URL: webOrigin
    .optional()
    .describe(
      "The origin under which browsers reach the taxi API. Pictures whose address is on TAXI_API_URL are loaded from there. Without it they come through the panel, which accepts PNG, JPEG, WebP, GIF and AVIF of at most 2 MB.",
    ),
  API_TIMEOUT_MS: integer(100, 60_000)
    .default(10_000)
    .describe("The time limit for an answer of the taxi API, in milliseconds."),
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
      "The Redis for sessions and brands: `redis://user:password@host:6379/0`, `redis+sentinel://user:password@host:26379,host:26379/name/0?sentinel_username=…&sentinel_password=…` or `redis+cluster://user:password@host:6379,host:6379`; `rediss` encrypts the connections, also to the Sentinels (put a private CA into NODE_EXTRA_CA_CERTS). Without it the panel keeps them in memory.",
    ),
  DEMO: flag("0").describe("Lets a production panel run on the sandbox and in memory, for a demo."),
  SESSION_SECRETS: list
    .pipe(z.array(secret).min(1))
    .optional()
    .describe(
      "Sign the cookies and encrypt records in the store; each has at least 32 characters. The panel writes with the first secret and accepts all, so that a new one can replace an old one.",
    ),
  TRUSTED_PROXIES: list
    .pipe(z.array(proxy))
    .default([])
    .describe(
      "Addresses or networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-*` and `X-Request-Id` the panel trusts; `loopback`, `linklocal` and `uniquelocal` (private addresses) name some. Names of hosts are not allowed.",
    ),
  ATTEMPTS_PER_ADDRESS: integer(1)
    .default(60)
    .describe("How many attempts at log-in, activation, recovery and the like one address has."),
  CONNECTIONS_PER_ADDRESS: integer(1)
    .default(500)
    .describe(
      "How many connections one address may hold; proxies of TRUSTED_PROXIES have no limit.",
    ),
  LIVE_PANEL_SECONDS: seconds
    .default(15)
    .describe("The longest age of the open trips on a screen, in seconds."),
  LIVE_HOTEL_SECONDS: seconds.default(40).describe("The same for a hotel's desk."),
  LIVE_FOLLOW_SECONDS: seconds.default(15).describe("The same for a shared trip."),
  LIVE_HEARTBEAT_SECONDS: seconds
    .default(20)
    .describe(
      "The longest silence of an event stream; set it below the idle timeout of the proxies.",
    ),
  BACKGROUND_SECONDS: seconds
    .default(60)
    .describe(
      "How often a panel looks for work that is due while its users are away, such as the dates of a series; of several processes one does it.",
    ),
  SERIES_DAYS_AHEAD: integer(1, 365)
    .default(365)
    .describe(
      "How many days ahead a series books its trips. The API takes bookings for a year; with less, fares and permissions are checked closer to the day.",
    ),
  GOOGLE_AUTHORIZATION_URL: webAddress
    .default("https://accounts.google.com/o/oauth2/v2/auth")
    .describe("Google's log-in page, for the brands that have a Google client id."),
  GOOGLE_MAP_ID: z
    .string()
    .min(1)
    .default("DEMO_MAP_ID")
    .describe(
      "The map id of Google's maps for brands that have a maps key and no map id of their own. Google offers the default for any key, to try maps out.",
    ),
  MAP_TILES: z
    .string()
    .superRefine((text, context) => {
      const problem = findProblem(text);
      if (problem) context.addIssue({ code: "custom", message: problem });
    })
    .optional()
    .describe(
      "The address of the map's tiles for brands that have no map of their own, such as `https://tiles.example/{z}/{x}/{y}.png`. Browsers get them through the panel. Without it those brands have no map.",
    ),
  MAP_ATTRIBUTION: z
    .string()
    .default("")
    .describe("What those maps say about their makers, as the licence of the tiles asks for."),
  MAP_MAX_ZOOM: integer(1, GREATEST_ZOOM).default(18).describe("The greatest zoom of those tiles."),
  METRICS_PORT: port
    .optional()
    .describe(
      "The port on which Prometheus finds `/metrics` and the brands' `/domains`, a router asks for certificates at `/is_brand`, and an operator finds the samples of the API's wrong answers at `/contract`. No proxy should lead visitors to it. Without it the panel serves none of them.",
    ),
  METRICS_HOST: z
    .string()
    .default("127.0.0.1")
    .describe(
      "The address on which METRICS_PORT listens. Only programs on the same machine reach the default; where Prometheus runs elsewhere, set the panel's address on a private network, or `0.0.0.0` in a container whose network is private.",
    ),
  METRICS_BRANDS: integer(0, 1000)
    .default(0)
    .describe(
      "How many brands the metrics `parada_brand_…` name in a label; further ones count as `other`. With 0 no metric names a brand.",
    ),
  CONSOLE_PORT: port
    .optional()
    .describe(
      "The port of the operator's console, on which operators see all brands and act on them. Without it there is no console.",
    ),
  CONSOLE_HOST: z
    .string()
    .default("127.0.0.1")
    .describe(
      "The address on which CONSOLE_PORT listens. Only this machine reaches the default. No proxy of the brands should lead to it.",
    ),
  CONSOLE_URL: webOrigin
    .optional()
    .describe(
      "The origin under which operators reach the console, such as `https://console.example`: it answers to no other host. Without it the console answers to `localhost`, `127.0.0.1` and `[::1]` alone.",
    ),
  CONSOLE_SECRET: secret
    .optional()
    .describe(
      "The secret with which operators log in to the console, where no OIDC provider does it; at least 32 characters.",
    ),
  CONSOLE_COOKIE_SECRETS: list
    .pipe(z.array(secret).min(1))
    .optional()
    .describe(
      "Seal the cookies of the console, as SESSION_SECRETS do those of the panel; each has at least 32 characters. Without them, operators log in again after a restart, and at each process of the panel.",
    ),
  CONSOLE_OIDC_ISSUER: webAddress
    .optional()
    .describe("The OpenID Connect provider that logs operators in to the console."),
  CONSOLE_OIDC_CLIENT_ID: z
    .string()
    .optional()
    .describe("The console's client id at the provider."),
  CONSOLE_OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .describe("The console's client secret, where the provider gave it one."),
  CONSOLE_OIDC_ALLOWED: list
    .default([])
    .describe(
      "The operators who may log in, by the `sub` claim of their tokens, or `group:<name>` for all of a group. The provider needs to know the redirect address `<CONSOLE_URL>/log-in/return`.",
    ),
  CONSOLE_OIDC_GROUPS_CLAIM: z
    .string()
    .default("groups")
    .describe("The claim of the token that lists an operator's groups."),
  WEB_VITALS_SAMPLE_RATE: sampleRate
    .default(0.1)
    .describe(
      "The share of page loads whose Web Vitals (LCP, INP, CLS, TTFB) browsers report into the metrics, without personal data; 0 turns it off, and so does a panel without METRICS_PORT.",
    ),
  STOP_DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(8)
    .default(3)
    .describe(
      "How long a stopping panel goes on answering, so that proxies see on `/readyz` that it leaves.",
    ),
  SERVICE_WORKER: flag("1").describe(
    "Whether browsers install a service worker that shows a page while the panel cannot be reached; 0 removes it, and so does a NODE_ENV other than `production`.",
  ),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine(isDsn, { error: "needs the form https://<key>@<host>/<project number>" })
    .optional()
    .describe("The Sentry project that receives errors."),
  SENTRY_ENVIRONMENT: z
    .string()
    .default("production")
    .describe("The name of this installation in Sentry."),
  SENTRY_RELEASE: z
    .string()
    .optional()
    .describe(
      "The version of the panel in Sentry; by default `parada@` and the build's id, as in the metrics.",
    ),
  SENTRY_SAMPLE_RATE: sampleRate.default(1).describe("The share of errors that are reported."),
  SENTRY_TRACES_SAMPLE_RATE: sampleRate
    .default(0)
    .describe("The share of page loads and navigations whose timing browsers report."),
  REMIX_DEV_ORIGIN: z.string().optional().describe("Set by `npm run dev`."),
  LOG_LEVEL: z
    .enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"])
    .default("info")
    .describe("The lowest level that is logged."),
});

type Environment = z.output<typeof environmentSchema>;

/** A production panel must not replace these by defaults. */
export const requiredInProduction = ["TAXI_API_URL", "REDIS_URL", "SESSION_SECRETS"];

export type Config = ReturnType<typeof readConfig>;

/** The message has a line for each problem of the environment. */
export class ConfigError extends Error {}

/** Only this function reads the environment. In production, only a demo gets defaults for what is required. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  const problems =
    parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

  const isForUsers = servesUsers(given);
  if (isForUsers) {
    for (const name of requiredInProduction) {
      if (!given[name]) problems.push(`${name}: is required in production (or set DEMO=1)`);
    }
  }
  problems.push(...findWorkerProblems(given, problems));
  problems.push(...findSharedPorts(parsed.data));
  const operatorConsole = parsed.data && readConsoleSettings(parsed.data);
  problems.push(...(operatorConsole?.problems ?? []));
  const misspelled = findMisspelledSettings(given, Object.keys(environmentSchema.shape));
  if (problems.length > 0 || !parsed.data) {
    throw new ConfigError([...problems, ...misspelled].join("\n"));
  }

  const values = parsed.data;
  return {
    misspelled,
    mode: values.NODE_ENV,
    workers: values.WORKERS === "auto" ? availableParallelism() : values.WORKERS,
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
    seriesAheadMs: values.SERIES_DAYS_AHEAD * 86_400_000,
    backgroundMs: values.BACKGROUND_SECONDS * 1000,
    googleAuthorizationUrl: values.GOOGLE_AUTHORIZATION_URL,
    googleMapId: values.GOOGLE_MAP_ID,
    map: toMap(values),
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    metricsBrands: values.METRICS_BRANDS,
    console: operatorConsole?.settings,
    // Without metrics no operator could read what browsers report.
    webVitalsSampleRate: values.METRICS_PORT === undefined ? 0 : values.WEB_VITALS_SAMPLE_RATE,
    drainMs: values.STOP_DRAIN_SECONDS * 1000,
    // A cached file would hide a developer's change.
    hasWorker: values.SERVICE_WORKER && values.NODE_ENV === "production",
    sentryDsn: values.SENTRY_DSN,
    sentry: {
      environment: values.SENTRY_ENVIRONMENT,
      release: values.SENTRY_RELEASE,
      sampleRate: values.SENTRY_SAMPLE_RATE,
      tracesSampleRate: values.SENTRY_TRACES_SAMPLE_RATE,
    },
    logLevel: values.LOG_LEVEL,
    hasJsonOutput: isForUsers,
    isRemixDev: values.REMIX_DEV_ORIGIN !== undefined,
  };
}

/** Whether the panel runs for users, and neither for a developer nor for a show. */
export const servesUsers = ({ NODE_ENV = "", DEMO }: Record<string, string | undefined>): boolean =>
  !["", "development", "test"].includes(NODE_ENV) && DEMO !== "1" && DEMO !== "true";

/** Workers share nothing but what is outside of them, so nothing may be made up at start. */
function findWorkerProblems(
  given: Record<string, string | undefined>,
  known: readonly string[],
): string[] {
  if (!wantsWorkers(given)) return [];
  const needed = ["TAXI_API_URL", "REDIS_URL", "SESSION_SECRETS"];
  if (given.CONSOLE_PORT) needed.push("CONSOLE_COOKIE_SECRETS");
  return needed
    .filter((name) => !given[name] && !known.some((problem) => problem.startsWith(`${name}:`)))
    .map((name) => `${name}: is required with more than one of WORKERS`);
}

const portSettings = ["PORT", "METRICS_PORT", "CONSOLE_PORT"] as const;

function findSharedPorts(values: Partial<Environment> = {}): string[] {
  return portSettings.flatMap((name, at) => {
    const other =
      values[name] && portSettings.slice(0, at).find((each) => values[each] === values[name]);
    return other ? [`${name}: is the port of ${other}`] : [];
  });
}

/** The setting that names a port. */
export function settingOfPort(
  port: number | undefined,
  environment: Record<string, string | undefined>,
): string | undefined {
  const { data } = environmentSchema
    .pick({ PORT: true, METRICS_PORT: true, CONSOLE_PORT: true })
    .safeParse(environment);
  return portSettings.find((name) => data?.[name] === port);
}

function toMap({ MAP_TILES: tiles, MAP_ATTRIBUTION, MAP_MAX_ZOOM }: Environment) {
  return tiles ? { tiles, attribution: MAP_ATTRIBUTION, maxZoom: MAP_MAX_ZOOM } : undefined;
}
