import type { Logger } from "pino";
import type { Breakers } from "../../api/breaker.ts";
import { ApiError } from "../../api/errors.ts";
import type { SealedStore } from "../../store/record.server.ts";
import { createFailureRows } from "./failure-rows.server.ts";
import {
  type BrandHealth,
  type ServiceName,
  type ServiceState,
  serviceNames,
  serviceOf,
} from "./service-names.ts";
import { createSharedOutages } from "./shared-outages.server.ts";
import type { StoreOutage } from "./store-outage.server.ts";

/** While a service is down, the process asks the API so often whether it is back. */
const PROBE_MS = 5_000;
/** The API may be down for hundreds of brands, and must not drown in probes when it is back. */
const MOST_PROBES = 10;
/** Stands for all brands, where the API as a whole does not answer. */
const EVERY_BRAND = "";

/** The outcomes of a call that the API has not answered. */
const unanswered = ["unreachable", "timeout", "breaker_open"];

export type ServiceHealth = ReturnType<typeof createServiceHealth>;

/**
 * Knows which services of a brand work, from the calls that its users cause. Three failures in a row make
 * a service count as down, as do an open breaker and a store that is down; one success ends it, in
 * whatever process. While no user calls, a probe finds out.
 */
export function createServiceHealth({
  breakers,
  storeOutage,
  probe,
  log,
  now = Date.now,
  ...sealedStore
}: SealedStore & {
  breakers: Pick<Breakers, "downSince" | "downSinceOf" | "listDown">;
  storeOutage: StoreOutage;
  /** Makes a cheap call for a brand, or for none. */
  probe: (permalink: string) => Promise<unknown>;
  log: Pick<Logger, "warn" | "info">;
  now?: () => number;
}) {
  const rows = createFailureRows({ now });
  const shared = createSharedOutages({
    ...{ ...sealedStore, now },
    onChange(brand, down) {
      for (const { name } of rows.listDown(brand)) if (!down.includes(name)) rows.end(brand, name);
    },
  });
  let timer: NodeJS.Timeout | undefined;
  let isApiDown = false;
  storeOutage.onRecovery(shared.forget);

  function end(brand: string, names: readonly ServiceName[]): void {
    const ended = names.filter((name) => {
      const wasDown = rows.end(brand, name);
      if (wasDown) log.info({ brand, service: name }, "a service of a brand works again");
      return wasDown || shared.find(brand, name) !== undefined;
    });
    if (ended.length > 0) void shared.end(brand, ended);
  }

  function listDown(brand: string) {
    const { downSince: since } = breakers;
    if (brand !== EVERY_BRAND) return rows.listDown(brand);
    return since === undefined ? [] : serviceNames.map((name) => ({ name, since }));
  }

  /** The breakers tell whether the API as a whole answers. */
  function followBreakers(isAnswer: boolean): void {
    if (isAnswer) end(EVERY_BRAND, serviceNames);
    const wasDown = isApiDown;
    isApiDown = breakers.downSince !== undefined;
    if (isApiDown && !wasDown) void shared.confirm(EVERY_BRAND, listDown(EVERY_BRAND));
    if (breakers.listDown().length === 0) return;
    // Whether the API fails for one brand or for all, only a call without a brand tells.
    if (!timer && !isApiDown) void isAnswered(EVERY_BRAND);
    scheduleRound();
  }

  function scheduleRound(): void {
    timer ??= setTimeout(() => void runRound(), PROBE_MS).unref();
  }

  /** Asks whether services are back, and tells the other processes which are not. */
  async function runRound(): Promise<void> {
    const failing = breakers.listDown().filter((brand) => brand !== EVERY_BRAND);
    if (breakers.listDown().length > 0) await isAnswered(EVERY_BRAND);
    const brands = [...new Set([...rows.takeDown(MOST_PROBES), ...failing])].slice(0, MOST_PROBES);
    if (breakers.downSince === undefined) await Promise.all(brands.map(probeBrand));
    const down = [EVERY_BRAND, ...brands].filter((brand) => listDown(brand).length > 0);
    await Promise.all(down.map((brand) => shared.confirm(brand, listDown(brand))));
    timer = undefined;
    const isFailing = down.length > 0 || breakers.listDown().length > 0;
    if (isFailing || rows.takeDown(1).length > 0) scheduleRound();
  }

  async function probeBrand(brand: string): Promise<void> {
    const quiet = () => serviceNames.filter((name) => rows.isQuiet(brand, name));
    const isFailing = breakers.downSinceOf(brand) !== undefined;
    if (quiet().length === 0 && !isFailing) return;
    if (await isAnswered(brand)) end(brand, quiet());
  }

  async function isAnswered(brand: string): Promise<boolean> {
    try {
      await probe(brand);
      return true;
    } catch (error) {
      return error instanceof ApiError;
    }
  }

  function stateOf(brand: string, name: ServiceName): ServiceState {
    const all = [
      storeOutage.since,
      breakers.downSince,
      breakers.downSinceOf(brand),
      rows.listDown(brand).find((down) => down.name === name)?.since,
      shared.find(brand, name),
      shared.find(EVERY_BRAND, name),
    ].filter((since) => since !== undefined);
    return all.length === 0 ? { isUp: true } : { isUp: false, since: Math.min(...all) };
  }

  return {
    /** Takes in the outcome of a call, by the names that the metrics give it. */
    observeCall(brand: string, operation: string, outcome: string): void {
      // A fault of the panel's own says nothing about the API.
      if (outcome === "broken") return;
      const kind = unanswered.includes(outcome) ? "unanswered" : "answered";
      followBreakers(kind === "answered");
      const name = serviceOf(operation);
      if (!name || brand === EVERY_BRAND) return;
      if (outcome === "ok" || outcome === "refused") {
        end(brand, [name]);
      } else if (rows.add(brand, name, kind)) {
        log.warn({ brand, service: name, operation, outcome }, "a service of a brand is down");
        void shared.confirm(brand, rows.listDown(brand));
        scheduleRound();
      }
    },
    /** Which services of a brand work. Only the first question about a brand asks the store. */
    async of(permalink: string): Promise<BrandHealth> {
      // Pages must not wait for a store that does not answer.
      if (storeOutage.since === undefined) {
        await Promise.all([shared.learn(permalink), shared.learn(EVERY_BRAND)]);
      }
      const [ordering, logIn, live] = serviceNames.map((name) => stateOf(permalink, name));
      return { ordering, logIn, live } as BrandHealth;
    },
    countDown: rows.countDown,
    /** Asks the store whether it is there, for a page that users open to know. */
    check: storeOutage.check,
    close(): void {
      clearTimeout(timer);
      shared.close();
      storeOutage.close();
    },
  };
}
