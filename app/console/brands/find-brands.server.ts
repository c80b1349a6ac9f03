import {
  type BrandFigures,
  findP95,
  type Period,
} from "../../observability/brand-figures.server.ts";
import type { KnownBrand, ProcessReport } from "../../observability/process-reports.server.ts";

export type BrandView = {
  permalink: string;
  name: string;
  domain: string | undefined;
  /** Each way in which a process looked it up, with the newest copy of it. */
  copies: KnownBrand[];
  figures: Period;
  requestP95: number | undefined;
  callP95: number | undefined;
};

/** All brands that the processes know, with the last hour of each; those with failures first. */
export function findBrands(reports: ProcessReport[], figures: BrandFigures): BrandView[] {
  const known = groupBy(
    reports.flatMap(({ brands }) => brands),
    ({ permalink }) => permalink,
  );
  const shared = reports.map((report) => report.figures);
  // After a purge, no process may have a copy of a brand with traffic.
  const permalinks = new Set([...known.keys(), ...shared.flatMap(Object.keys)]);
  return [...permalinks]
    .map((permalink) => {
      const copies = known.get(permalink) ?? [];
      const sum = figures.sum(shared, permalink);
      return {
        permalink,
        name: newest(copies)?.name ?? permalink,
        domain: newest(copies)?.siteDomain,
        copies: [...groupBy(copies, ({ selector }) => selector).values()].flatMap(
          (all) => newest(all) ?? [],
        ),
        figures: sum,
        requestP95: findP95(sum.requestDurations),
        callP95: findP95(sum.callDurations),
      };
    })
    .toSorted(
      (one, other) =>
        Number(isFailing(other)) - Number(isFailing(one)) || one.name.localeCompare(other.name),
    );
}

export const isFailing = ({ figures }: BrandView): boolean =>
  figures.errors > 0 || figures.failedCalls > 0;

const newest = (copies: KnownBrand[]): KnownBrand | undefined =>
  copies.toSorted((one, other) => other.fetchedAt - one.fetchedAt)[0];

function groupBy<Item>(items: Item[], toKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(toKey(item), [...(groups.get(toKey(item)) ?? []), item]);
  return groups;
}
