import { LRUCache } from "lru-cache";
import { type ServiceName, serviceNames } from "./service-names.ts";

/** So many failures in a row make a service count as down. */
const FAILURES_TO_BE_DOWN = 3;
/** A failure that comes later than this after the one before begins a new row. */
const ROW_MS = 60_000;
/** An answered call may fail for its own reasons, so only time tells that such a service works again. */
const QUIET_MS = { unanswered: 5_000, answered: 120_000 };
/** Far more brands than one installation has. */
const MOST_BRANDS = 1000;

/** Failures without a success between them. */
type Row = { since: number; last: number; failures: number; kind: keyof typeof QUIET_MS };
type Rows = Partial<Record<ServiceName, Row>>;

export type FailureRows = ReturnType<typeof createFailureRows>;

/** Counts the failures of each brand's services in this process. Only brands with failures take memory. */
export function createFailureRows({ now }: { now: () => number }) {
  const brands = new LRUCache<string, Rows>({ max: MOST_BRANDS });

  const isDown = ({ failures }: Row) => failures >= FAILURES_TO_BE_DOWN;

  /** The services of a brand that are down, each with its first failure. */
  function listDown(brand: string) {
    const rows = brands.peek(brand) ?? {};
    return serviceNames.flatMap((name) => {
      const row = rows[name];
      return row && isDown(row) ? [{ name, since: row.since }] : [];
    });
  }

  /** Ends a row, and returns whether its service was down. */
  function end(brand: string, name: ServiceName): boolean {
    const rows = brands.peek(brand);
    const row = rows?.[name];
    if (!rows || !row) return false;
    delete rows[name];
    if (Object.keys(rows).length === 0) brands.delete(brand);
    return isDown(row);
  }

  return {
    listDown,
    end,
    /** Returns whether this failure makes the service count as down. */
    add(brand: string, name: ServiceName, kind: Row["kind"]): boolean {
      const rows = brands.get(brand) ?? {};
      brands.set(brand, rows);
      const row = rows[name];
      const at = now();
      const goesOn = row && (isDown(row) || at - row.last <= ROW_MS);
      rows[name] = goesOn
        ? { since: row.since, last: at, failures: row.failures + 1, kind }
        : { since: at, last: at, failures: 1, kind };
      return rows[name].failures === FAILURES_TO_BE_DOWN;
    },
    /** How many brands there are for which a service is down. */
    countDown: (name: ServiceName): number =>
      [...brands.keys()].filter((brand) => listDown(brand).some((down) => down.name === name))
        .length,
    /** The brands with a service that is down, the least recently failed or taken first. */
    takeDown(count: number): string[] {
      const taken = [...brands.rkeys()].filter((brand) => listDown(brand).length > 0);
      return taken.slice(0, count).map((brand) => {
        brands.get(brand);
        return brand;
      });
    },
    /** Whether a service has not failed for so long that a success of another call speaks for it. */
    isQuiet(brand: string, name: ServiceName): boolean {
      const row = brands.peek(brand)?.[name];
      return row !== undefined && now() - row.last >= QUIET_MS[row.kind];
    },
  };
}
