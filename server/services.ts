import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { createApiFactory } from "../app/api/client.server.ts";
import { createPictureClient } from "../app/api/pictures.server.ts";
import { createTransport } from "../app/api/transport.server.ts";
import type { Config } from "../app/config/env.server.ts";
import type { OnFailure } from "../app/live/asking.server.ts";
import { createHub } from "../app/live/hub.server.ts";
import {
  createReport,
  reportNowhere,
  type SentryOptions,
} from "../app/observability/error-reports.server.ts";
import {
  logCalls,
  watchApi,
  watchOddAnswers,
  watchPictures,
  watchStore,
} from "../app/observability/instrumented.server.ts";
import type { Operations } from "../app/observability/observability.server.ts";
import { traceFailure } from "../app/observability/trace-failure.server.ts";
import { createQrReader } from "../app/qr/qr-reader.server.ts";
import { createPictureAddresses } from "../app/request/picture-address.server.ts";
import type { Services } from "../app/request/services.server.ts";
import { createCookieSigner } from "../app/session/cookies.server.ts";
import { createSessions } from "../app/session/sessions.server.ts";
import { createEmbeddedStore } from "../app/store/embedded.server.ts";
import { createRedisStore } from "../app/store/redis.server.ts";
import { createVault } from "../app/store/vault.server.ts";
import { createTenants } from "../app/tenant/tenants.server.ts";

export async function createServices(
  config: Config,
  apiUrl: string,
  log: Logger,
  { metrics, breaker }: Operations,
): Promise<Services> {
  const ownStore = config.redisUrl
    ? createRedisStore(config.redisUrl, { log })
    : createEmbeddedStore();
  const store = watchStore(ownStore, metrics);
  const transport = logCalls(createTransport({ timeoutMs: config.apiTimeoutMs, breaker }), log);
  const onOddAnswer = watchOddAnswers(metrics, log);
  const api = watchApi(createApiFactory({ baseUrl: apiUrl, transport, onOddAnswer }), metrics);
  // Without a secret of the operator's, sessions end with the process.
  const secrets = config.sessionSecrets ?? [randomBytes(32).toString("hex")];
  const vault = createVault(secrets);
  const { paceMs, heartbeatMs } = config;
  const onRound = (outcome: string) => metrics.rounds.add([outcome]);
  const onLookUp = (outcome: string) => metrics.cacheLookups.add(["brand", outcome]);
  const { report, flush } = config.sentryDsn
    ? await createReport(toSentryOptions(config))
    : reportNowhere;
  const onFailure: OnFailure = (error, { account: { permalink: brand } }) =>
    traceFailure(error, { kind: "stale_list", brand }, { log, report });
  return {
    api,
    store,
    vault,
    live: { hub: createHub({ store, vault, log, onRound, onFailure }), paceMs, heartbeatMs },
    readQrCode: createQrReader(),
    pictures: createPictureAddresses({ apiUrl, publicUrl: config.apiPublicUrl, secrets }),
    fetchPicture: watchPictures(
      createPictureClient({ apiUrl, timeoutMs: config.apiTimeoutMs, breaker }),
      metrics,
    ),
    tenants: createTenants({
      store,
      api,
      log,
      onLookUp,
      onFailure: (error, brand) =>
        traceFailure(error, { kind: "stale_brand", brand }, { log, report }),
    }),
    sessions: createSessions(store, vault),
    cookies: createCookieSigner(secrets),
    triesPerAddress: config.triesPerAddress,
    googleAuthorizationUrl: config.googleAuthorizationUrl,
    browserReports: config.sentryDsn ? toSentryOptions(config) : undefined,
    report,
    flushReports: flush,
    countLostAnswer: (operation, outcome) => metrics.lostAnswers.add([operation, outcome]),
    hasWorker: config.hasWorker,
  };
}

const toSentryOptions = ({ sentryDsn = "", sentry }: Config): SentryOptions => ({
  dsn: sentryDsn,
  ...sentry,
});
