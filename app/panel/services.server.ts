import type { Logger } from "pino";
import { createApiFactory } from "../api/client.server.ts";
import { findOwnBrand, getDefaultBrand } from "../api/configuration.server.ts";
import { createPictureClient } from "../api/pictures.server.ts";
import { createTileClient } from "../api/tiles.server.ts";
import { createTransport } from "../api/transport.server.ts";
import { createRounds, type Rounds } from "../background/rounds.server.ts";
import type { Config } from "../config/env.server.ts";
import { createHub } from "../live/hub.server.ts";
import type { OnFailure } from "../live/poll.server.ts";
import { createMapSources } from "../map/map-sources.server.ts";
import { createContractViolations } from "../observability/contract-violations.server.ts";
import {
  createReport,
  reportNowhere,
  type SentryOptions,
} from "../observability/error-reports.server.ts";
import {
  instrumentApi,
  instrumentPictures,
  instrumentStore,
  instrumentTiles,
  logCalls,
} from "../observability/instrumented.server.ts";
import type { Observability } from "../observability/observability.server.ts";
import { createServiceHealth } from "../observability/service-health/service-health.server.ts";
import { createStoreOutage } from "../observability/service-health/store-outage.server.ts";
import { traceFailure } from "../observability/trace-failure.server.ts";
import { createQrReader } from "../qr/qr-reader.server.ts";
import { createPictureAddresses } from "../request/picture-address.server.ts";
import type { Services } from "../request/services.server.ts";
import { createCookieSigner } from "../session/cookies.server.ts";
import { createSessions } from "../session/sessions.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { createRedisStore } from "../store/redis.server.ts";
import { createVault } from "../store/vault.server.ts";
import { createTableReader } from "../table-file/table-reader.server.ts";
import { createWorkbookWriter } from "../table-file/workbook-writer.server.ts";
import { createTenants } from "../tenant/tenants.server.ts";
import type { ProcessState } from "./process-state.server.ts";

export async function createServices(
  config: Config,
  {
    apiUrl,
    log,
    operations: { metrics, figures, breakers },
    processState,
  }: {
    apiUrl: string;
    log: Logger;
    operations: Observability;
    processState: Pick<ProcessState, "secret" | "entries">;
  },
): Promise<Services & { rounds: Rounds }> {
  const plainStore = config.redisUrl
    ? createRedisStore(config.redisUrl, { log })
    : createEmbeddedStore({ entries: processState.entries });
  const outage = createStoreOutage(plainStore);
  const store = instrumentStore(plainStore, { metrics, outage });
  const transport = logCalls(createTransport({ timeoutMs: config.apiTimeoutMs, breakers }), log);
  // Without SESSION_SECRETS, sessions end with the process.
  const secrets = config.sessionSecrets ?? [processState.secret];
  const vault = createVault(secrets);
  const contractViolations = createContractViolations({ store, vault, metrics, log });
  const api = instrumentApi(
    createApiFactory({ baseUrl: apiUrl, transport, onOddAnswer: contractViolations.add }),
    { metrics, figures, onOutcome: (...call) => health.observeCall(...call) },
  );
  const health = createServiceHealth({
    ...{ store, vault, breakers, storeOutage: outage, log },
    probe(permalink) {
      const caller = api({ permalink, requestId: "health" });
      return permalink ? findOwnBrand(caller) : getDefaultBrand(caller);
    },
  });
  const { paceMs, heartbeatMs } = config;
  const onRound = (outcome: string) => metrics.rounds.add([outcome]);
  const onLookUp = (outcome: string) => metrics.cacheLookups.add(["brand", outcome]);
  const { report, flush } = config.sentryDsn
    ? await createReport(toSentryOptions(config))
    : reportNowhere;
  const onFailure: OnFailure = (error, { account: { permalink: brand } }) =>
    traceFailure(error, { kind: "stale_list", brand }, { log, report });
  const rounds = createRounds({
    ...{ store, vault, log, everyMs: config.backgroundMs },
    onTask: (job, outcome) => metrics.backgroundTasks.add([job, outcome]),
    onFailure: (error, job, { permalink: brand }) =>
      traceFailure(error, { kind: "background_task", brand }, { log: log.child({ job }), report }),
  });
  metrics.backgroundOverdue.readFrom(() =>
    rounds.listOverdue().map(([job, ms]) => [[job], ms / 1000] as const),
  );
  return {
    api,
    rounds,
    contractViolations,
    health,
    store,
    isStoreEmbedded: config.redisUrl === undefined,
    vault,
    live: { hub: createHub({ store, vault, log, onRound, onFailure }), paceMs, heartbeatMs },
    readQrCode: createQrReader(),
    readTable: createTableReader(),
    writeWorkbook: createWorkbookWriter(),
    pictures: createPictureAddresses({ apiUrl, publicUrl: config.apiPublicUrl, secrets }),
    fetchPicture: instrumentPictures(
      createPictureClient({ apiUrl, timeoutMs: config.apiTimeoutMs, breakers }),
      metrics,
    ),
    maps: createMapSources({
      ...{ apiUrl, fallback: config.map, log },
      googleMapId: config.googleMapId,
    }),
    fetchTile: instrumentTiles(createTileClient({ apiUrl }), metrics),
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
    attemptsPerAddress: config.attemptsPerAddress,
    googleAuthorizationUrl: config.googleAuthorizationUrl,
    browserReports: config.sentryDsn ? toSentryOptions(config) : undefined,
    webVitalsSampleRate: config.webVitalsSampleRate,
    report,
    flushReports: flush,
    countLostAnswer: (operation, outcome) => metrics.lostAnswers.add([operation, outcome]),
    countLateFailure: (screen) => metrics.lateFailures.add([screen]),
    hasWorker: config.hasWorker,
  };
}

const toSentryOptions = ({ sentryDsn = "", sentry }: Config): SentryOptions => ({
  dsn: sentryDsn,
  ...sentry,
});
