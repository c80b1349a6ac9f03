import type { Logger } from "pino";
import type { ApiFactory } from "../api/client.server.ts";
import type { FetchPicture } from "../api/pictures.server.ts";
import type { FetchTile } from "../api/tiles.server.ts";
import type { Rounds } from "../background/rounds.server.ts";
import type { Live } from "../live/live.server.ts";
import type { MapSources } from "../map/map-sources.server.ts";
import type { ContractViolations } from "../observability/contract-violations.server.ts";
import type { Report, SentryOptions } from "../observability/error-reports.server.ts";
import type { Refusal } from "../observability/request-facts.server.ts";
import type { ServiceHealth } from "../observability/service-health/service-health.server.ts";
import type { QrReader } from "../qr/qr-reader.server.ts";
import type { Capability, ScreenName } from "../screens.ts";
import type { CookieSigner } from "../session/cookies.server.ts";
import type { Sessions } from "../session/sessions.server.ts";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";
import type { TableReader } from "../table-file/table-reader.server.ts";
import type { WorkbookWriter } from "../table-file/workbook-writer.server.ts";
import type { Tenants } from "../tenant/tenants.server.ts";
import type { PictureAddresses } from "./picture-address.server.ts";
import type { Output } from "./response-output.server.ts";

/** The services of the panel, created in app/panel/services.server.ts. */
export type Services = {
  api: ApiFactory;
  /** Answers of the API that do not match its document. */
  contractViolations: ContractViolations;
  /** Which services of a brand work. */
  health: ServiceHealth;
  store: Store;
  /** Whether the store ends with the process, and with it all that shall last. */
  isStoreEmbedded: boolean;
  vault: Vault;
  tenants: Tenants;
  sessions: Sessions;
  cookies: CookieSigner;
  live: Live;
  /** Work that goes on while the user is away. */
  rounds: Pick<Rounds, "put">;
  readQrCode: QrReader;
  readTable: TableReader;
  writeWorkbook: WorkbookWriter;
  pictures: PictureAddresses;
  fetchPicture: FetchPicture;
  maps: MapSources;
  fetchTile: FetchTile;
  /** The number of attempts that one address has at actions that invite guessing. */
  attemptsPerAddress: number;
  /** The page where a log-in with Google begins. */
  googleAuthorizationUrl: string;
  report: Report;
  /** Waits until all reports are sent. */
  flushReports: () => Promise<void>;
  /** Counts a call whose answer was lost, by the outcome of the search for it. */
  countLostAnswer: (operation: string, outcome: "found" | "unknown") => void;
  /** Counts a part that failed after its page was sent. */
  countLateFailure: (screen: ScreenName) => void;
  /** The settings for the browser's error reports. */
  browserReports: SentryOptions | undefined;
  /** The share of page loads whose Web Vitals browsers report. */
  webVitalsSampleRate: number;
  /** Whether browsers install the service worker. */
  hasWorker: boolean;
};

declare module "@remix-run/server-runtime" {
  /** The context that app/remix/request-handler.server.ts passes to the loaders and actions of a request. */
  interface AppLoadContext {
    services: Services;
    nonce: string;
    requestId: string;
    log: Logger;
    isSecure: boolean;
    /** Tells the log and the figures which brand the request is for. */
    recordBrand: (found: { brand: { permalink: string }; foundBy: string }) => void;
    /** Tells the log why the request is refused. */
    recordRefusal: (refusal: Refusal) => void;
    /** Whether slow parts may come after the page, since the browser runs scripts. */
    mayStream: boolean;
    /** Scheme and host as the browser sees them. */
    origin: string;
    /** The client's IP address. */
    address: string;
    /** Sets Retry-After on the response, whether it is data or a document. */
    setRetryAfter: (seconds: number) => void;
    /** Lets the browser, and no proxy, keep the response for so long. */
    keepFor: (seconds: number) => void;
    /** Sends a cookie again; a cookie of the same name from the page itself comes later, and wins. */
    renewCookie: (cookie: string) => void;
    /** Makes the browser drop cached pages and pictures; cookies stay, since another brand's may be among them. */
    clearCache: () => void;
    output: Output;
    /** Gives the document of this response a capability. */
    allow: (capability: Capability) => void;
    /**
     * Aborts when the connection closes. `request.signal` may not: Node's Request holds its signal's
     * controller weakly, and after the loader has returned, the request is garbage while its stream goes on.
     */
    closed: AbortSignal;
    /** Closes the connection of a browser that no longer reads, and returns whether it did. */
    dropIfStuck: () => boolean;
  }
}
