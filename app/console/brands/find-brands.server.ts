import {
  type BrandFigures,
  findP95,
  type Period,
} from "../../observability/brand-figures.server.ts";
import type { KnownBrand, ProcessReport } from "../../observability/process-reports.server.ts";
import type { ServiceHealth } from "../../observability/service-health/service-health.server.ts";
import type { BrandHealth } from "../../observability/service-health/service-names.ts";

type Health = Pick<ServiceHealth, "of">;

export type BrandView = {
  permalink: string;
  name: string;
  domain: string | undefined;
  /** Each way in which a process looked it up, with the newest copy of it. */
  copies: KnownBrand[];
  /** Which of its services work. */
  health: BrandHealth;
  figures: Period;
  requestP95: number | undefined;
  callP95: number | undefined;
};

/** All brands that the processes know, with the last hour of each; those with failures first. */
export async function findBrands(
  reports: ProcessReport[],
  { figures, health }: { figures: BrandFigures; health: Health },
): Promise<BrandView[]> {
  const known = groupBy(
    reports.flatMap(({ brands }) => brands),
    ({ permalink }) => permalink,
  );
  const shared = reports.map((report) => report.figures);
  // After a purge, no process may have a copy of a brand with traffic. Calls alone are an operator's look-ups.
  const visited = shared
    .flatMap(Object.keys)
    .filter((permalink) => figures.sum(shared, permalink).requests > 0);
  const permalinks = new Set([...known.keys(), ...visited]);
  const brands = await Promise.all(
    [...permalinks].map(async (permalink) => {
      const copies = known.get(permalink) ?? [];
      const sum = figures.sum(shared, permalink);
      return {
        permalink,
        name: newest(copies)?.name ?? permalink,
        domain: newest(copies)?.siteDomain,
        copies: [...groupBy(copies, ({ selector }) => selector).values()].flatMap(
          (all) => newest(all) ?? [],
        ),
        health: await health.of(permalink),
        figures: sum,
        requestP95: findP95(sum.requestDurations),
        callP95: findP95(sum.callDurations),
      };
    }),
  );
  return brands.toSorted(
    (one, other) => urgencyOf(other) - urgencyOf(one) || one.name.localeCompare(other.name),
  );
}

function urgencyOf({ health, figures }: BrandView): number {
  if (Object.values(health).some(({ isUp }) => !isUp)) return 2;
  return figures.errors > 0 || figures.failedCalls > 0 ? 1 : 0;
}

const newest = (copies: KnownBrand[]): KnownBrand | undefined =>
  copies.toSorted((one, other) => other.fetchedAt - one.fetchedAt)[0];

function groupBy<Item>(items: Item[], toKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item]);
  return groups;
}
