import type { Logger } from "pino";
import type { Api, ApiFactory, ReadOptions } from "../api/client.server.ts";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { FetchPicture } from "../api/pictures.server.ts";
import type { FetchTile } from "../api/tiles.server.ts";
import type { Transport } from "../api/transport.server.ts";
import { batchReads } from "../store/batch-reads.server.ts";
import { type Store, StoreDown } from "../store/store.ts";
import type { BrandFigures, CountName } from "./brand-figures.server.ts";
import type { PanelMetrics } from "./panel-metrics.server.ts";
import type { StoreOutage } from "./service-health/store-outage.server.ts";

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

/** The operations whose success is one of the figures of a brand. */
const countedAs: Partial<Record<string, CountName>> = {
  authenticate: "logIns",
  login: "logIns",
  googleLogin: "logIns",
  confirmAccount: "logIns",
  createTrip: "orders",
};

type OnCall = (operation: string, outcome: string, seconds: number) => void;

/** Counts API calls by operation and outcome. */
function createCount(metrics: PanelMetrics, onCall?: OnCall) {
  return async <Answer>(operation: string, answer: Promise<Answer>): Promise<Answer> => {
    const started = performance.now();
    let outcome = "ok";
    try {
      return await answer;
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      metrics.upstreamCalls.add([operation, outcome]);
      metrics.upstream.observe([operation], secondsSince(started));
      onCall?.(operation, outcome, secondsSince(started));
    }
  };
}

/** Counts the calls of a picture client. */
export function instrumentPictures(
  fetchPicture: FetchPicture,
  metrics: PanelMetrics,
): FetchPicture {
  const count = createCount(metrics);
  return (path, asked) => count("picture", fetchPicture(path, asked));
}

/** Counts the tiles that the panel fetches for its maps. */
export function instrumentTiles(fetchTile: FetchTile, metrics: PanelMetrics): FetchTile {
  const count = createCount(metrics);
  return (template, tile) => count("tile", fetchTile(template, tile));
}

/** Counts the calls of an API client, for the brand too, and tells their outcomes. */
export function instrumentApi(
  factory: ApiFactory,
  {
    metrics,
    figures,
    onOutcome,
  }: {
    metrics: PanelMetrics;
    figures: BrandFigures;
    onOutcome: (brand: string, operation: string, outcome: string) => void;
  },
): ApiFactory {
  return (caller) => {
    const { permalink } = caller;
    const count = createCount(metrics, (operation, outcome, seconds) => {
      onOutcome(permalink, operation, outcome);
      // The look-up of a brand knows none yet.
      if (permalink === "") return;
      const hasFailed = outcome !== "ok" && outcome !== "refused";
      metrics.ofBrand.addCall(permalink, outcome);
      figures.observeCall(permalink, seconds, { hasFailed });
      const name = countedAs[operation];
      if (name && outcome === "ok") figures.count(permalink, name);
    });
    const api = factory(caller);
    const call = api.call as (
      operation: string,
      input?: object,
      options?: ReadOptions,
    ) => Promise<unknown>;
    return {
      call: ((operation, input, options) =>
        count(operation, call(operation, input, options))) as Api["call"],
      stream: (operation, input) => count(operation, api.stream(operation, input)),
    };
  };
}

function outcomeOf(error: unknown): string {
  if (error instanceof ApiError) return "refused";
  return error instanceof ApiFault ? error.kind : "broken";
}

/** Logs one line for each answer of the API, with the id of the panel's request. */
export function logCalls(transport: Transport, log: Logger): Transport {
  if (!log.isLevelEnabled("debug")) return transport;
  return async (operation, request, sending) => {
    const started = performance.now();
    const requestId = request.headers.get("x-request-id");
    const tell = (result: object) => {
      const ms = Math.round(secondsSince(started) * 1000);
      log.debug({ requestId, operation, ms, ...result }, "upstream call");
    };
    try {
      const response = await transport(operation, request, sending);
      tell({ status: response.status });
      return response;
    } catch (error) {
      tell({ failure: outcomeOf(error) });
      throw error;
    }
  };
}

/** Times the store's answers, and counts and tells its failures. */
export function instrumentStore(
  store: Store,
  { metrics, outage }: { metrics: PanelMetrics; outage: Pick<StoreOutage, "succeed" | "fail"> },
): Store {
  const watch =
    (operation: string, run: StoreMethod): StoreMethod =>
    async (...given) => {
      const started = performance.now();
      try {
        const answer = await run(...given);
        metrics.store.observe([operation], secondsSince(started));
        outage.succeed();
        return answer;
      } catch (error) {
        const kind = error instanceof StoreDown ? "down" : "refused";
        metrics.storeErrors.add([operation, kind]);
        if (kind === "down") outage.fail();
        throw error;
      }
    };
  const { subscribe, close, getBatched: _, ...timed } = store;
  const methods = Object.entries(timed) as [string, StoreMethod][];
  const watched: unknown = Object.fromEntries(
    methods.map(([name, method]) => [name, watch(name, method)]),
  );
  const { getMany, ...others } = watched as typeof timed;
  return { ...others, getMany, getBatched: batchReads(getMany), subscribe, close };
}

type StoreMethod = (...given: unknown[]) => Promise<unknown>;
