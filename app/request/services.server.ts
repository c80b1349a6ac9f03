import type { Logger } from "pino";
import type { ApiFactory } from "../api/client.server.ts";
import type { FetchPicture } from "../api/pictures.server.ts";
import type { Live } from "../live/live.server.ts";
import type { Report, SentryOptions } from "../observability/error-reports.server.ts";
import type { QrReader } from "../qr/qr-reader.server.ts";
import type { CookieSigner } from "../session/cookies.server.ts";
import type { Sessions } from "../session/sessions.server.ts";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";
import type { Tenants } from "../tenant/tenants.server.ts";
import type { Capability } from "./document-policy.server.ts";
import type { PictureAddresses } from "./picture-address.server.ts";
import type { Output } from "./response-output.server.ts";

/** What the panel is made of, put together once in app/panel/services.server.ts. */
export type Services = {
  api: ApiFactory;
  store: Store;
  /** For what is nobody else's to read in the store. */
  vault: Vault;
  tenants: Tenants;
  sessions: Sessions;
  cookies: CookieSigner;
  live: Live;
  readQrCode: QrReader;
  /** Where pages find the pictures that the API names. */
  pictures: PictureAddresses;
  fetchPicture: FetchPicture;
  /** How often what invites guessing may be tried from one address. */
  attemptsPerAddress: number;
  /** Where a log-in with Google begins. */
  googleAuthorizationUrl: string;
  report: Report;
  /** Waits until reports have left. */
  flushReports: () => Promise<void>;
  /** Counts a call whose answer was lost, by what the search for its result came to. */
  countLostAnswer: (operation: string, outcome: "found" | "unknown") => void;
  /** Where the browser reports to. */
  browserReports: SentryOptions | undefined;
  /** Whether browsers keep a worker of ours. */
  hasWorker: boolean;
};

declare module "@remix-run/server-runtime" {
  /** What app/remix/request-handler.server.ts hands to every loader and action of one request. */
  interface AppLoadContext {
    services: Services;
    nonce: string;
    requestId: string;
    log: Logger;
    isSecure: boolean;
    /** Scheme and host as the browser sees them, whichever router stands between. */
    origin: string;
    /** Where the request comes from. */
    address: string;
    /** Says when it is worth trying again, whichever way the answer goes out. */
    setRetryAfter: (seconds: number) => void;
    /** Sends a cookie anew; what the page itself says of the same cookie comes later, and counts. */
    renewCookie: (cookie: string) => void;
    /** Has the browser drop the pages and pictures that it has kept; cookies stay, since another brand's may be among them. */
    clearCache: () => void;
    /** The answer as it goes out. */
    output: Output;
    /** Lets the document that is being answered do what others may not. */
    allow: (power: Capability) => void;
    /**
     * Aborts when the connection is closed. `request.signal` need not: Node's Request holds the controller of
     * its signal weakly, and a request whose loader has ended is garbage while its stream goes on.
     */
    closed: AbortSignal;
    /** Hangs up where the browser has not taken what it was sent; tells whether it was so. */
    dropIfStuck: () => boolean;
  }
}
