import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import { type Breakers, createBreakers } from "../api/breaker.ts";
import type { Hub } from "../live/hub.server.ts";
import { type BrandFigures, createBrandFigures } from "./brand-figures.server.ts";
import { createGracefulShutdown, type GracefulShutdown } from "./graceful-shutdown.server.ts";
import { createPanelMetrics, type PanelMetrics } from "./panel-metrics.server.ts";
import type { ServiceHealth } from "./service-health/service-health.server.ts";
import { serviceNames } from "./service-health/service-names.ts";

/** The figures that an operator watches, and the shutdown. */
export type Observability = {
  metrics: PanelMetrics;
  figures: BrandFigures;
  shutdown: GracefulShutdown;
  breakers: Breakers;
};

export function createObservability(
  log: Logger,
  { mostBrands }: { mostBrands: number },
): Observability {
  return {
    metrics: createPanelMetrics({ mostBrands }),
    figures: createBrandFigures(),
    shutdown: createGracefulShutdown(log),
    breakers: createBreakers({
      onChange(brand, isOpen) {
        const what = brand ? "the calls of a brand" : "look-ups of brands";
        const facts = brand ? { brand } : {};
        if (isOpen) log.warn(facts, `the taxi API does not answer ${what}, which now fail at once`);
        else log.info(facts, `the taxi API answers ${what} again`);
      },
    }),
  };
}

/** Reads the panel's state at the moment when the metrics are asked for. */
export function observeState(
  { metrics, shutdown, breakers }: Observability,
  { hub, health }: { hub: Hub; health: Pick<ServiceHealth, "countDown"> },
  build: string,
): void {
  metrics.underWay.readFrom(shutdown.countOpen);
  metrics.stopping.readFrom(() => Number(shutdown.isStopping));
  const listDownBrands = () => breakers.listDown().filter(Boolean);
  metrics.breakersOpen.readFrom(() => listDownBrands().length);
  metrics.ofBrand.readDownFrom(listDownBrands);
  metrics.servicesDown.readFrom(() =>
    serviceNames.map((name) => [[name], health.countDown(name)] as const),
  );
  metrics.upstreamDown.readFrom(() => Number(breakers.downSince !== undefined));
  metrics.streams.readFrom(() => hub.count().subscribers);
  metrics.topics.readFrom(() => hub.count().topics);
  observeProcess(metrics, build);
}

/** Adds the metrics of the Node process, under the names that prom-client gives them everywhere. */
export function observeProcess(metrics: PanelMetrics, build: string): void {
  collectDefaultMetrics({ register: metrics.registry });
  metrics.build.readFrom(() => [[[build, process.version], 1]]);
}
