import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { createBreakers } from "../api/breaker.ts";
import { createApiFactory } from "../api/client.server.ts";
import { createTileClient } from "../api/tiles.server.ts";
import { createTransport } from "../api/transport.server.ts";
import { createHub } from "../live/hub.server.ts";
import { createMapSources } from "../map/map-sources.server.ts";
import type { TileSource } from "../map/tile-source.server.ts";
import type { ServiceHealth } from "../observability/service-health/service-health.server.ts";
import type { Services } from "../request/services.server.ts";
import { createCookieSigner } from "../session/cookies.server.ts";
import { createSessions } from "../session/sessions.server.ts";
import { createEmbeddedStore } from "../store/embedded.server.ts";
import { createVault } from "../store/vault.server.ts";
import type { SampleApi } from "./sample-api.ts";

/** What samples take over from the panel: none of it calls the group's API while a page is rendered. */
export type PanelServices = Pick<
  Services,
  | "live"
  | "pictures"
  | "fetchPicture"
  | "readQrCode"
  | "readTable"
  | "writeWorkbook"
  | "contractViolations"
  | "googleAuthorizationUrl"
>;

const TIMEOUT_MS = 10_000;

/**
 * The services of pages with sample data: a store in memory, and a client of the sample API. Nothing is
 * counted or reported.
 */
export function createSampleServices(
  { origin: apiUrl }: Pick<SampleApi, "origin">,
  { panel, log }: { panel: PanelServices; log: Logger },
): Omit<Services, "tenants"> {
  const store = createEmbeddedStore();
  const secrets = [randomBytes(32).toString("hex")];
  const vault = createVault(secrets);
  const transport = createTransport({ timeoutMs: TIMEOUT_MS, breakers: createBreakers() });
  const { live, pictures, fetchPicture, readQrCode, readTable, writeWorkbook } = panel;
  const { contractViolations, googleAuthorizationUrl } = panel;
  return {
    ...{ pictures, fetchPicture, readQrCode, readTable, writeWorkbook },
    ...{ contractViolations, googleAuthorizationUrl },
    api: createApiFactory({ baseUrl: apiUrl, transport }),
    health: everythingWorks,
    store,
    isStoreEmbedded: true,
    vault,
    sessions: createSessions(store, vault),
    cookies: createCookieSigner(secrets),
    live: {
      hub: createHub({ store, vault, log }),
      paceMs: live.paceMs,
      heartbeatMs: live.heartbeatMs,
    },
    rounds: { put: async () => {} },
    fetchTile: createTileClient({ apiUrl }),
    maps: createMapSources({ apiUrl, fallback: toCityMap(apiUrl), googleMapId: "", log }),
    attemptsPerAddress: Number.MAX_SAFE_INTEGER,
    report: () => {},
    flushReports: async () => {},
    countLostAnswer: () => {},
    countLateFailure: () => {},
    browserReports: undefined,
    webVitalsSampleRate: 0,
    hasWorker: false,
  };
}

const everythingWorks: ServiceHealth = {
  observeCall: () => {},
  of: async () => ({ ordering: { isUp: true }, logIn: { isUp: true }, live: { isUp: true } }),
  countDown: () => 0,
  check: async () => {},
  close: () => {},
};

/** The sample API draws the city of its trips. */
const toCityMap = (apiUrl: string): TileSource => ({
  tiles: `${apiUrl}/tiles/{z}/{x}/{y}.png`,
  attribution: "",
  maxZoom: 18,
});
