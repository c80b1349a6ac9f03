import { LRUCache } from "lru-cache";
import { z } from "zod";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import { type ServiceName, serviceNames } from "./service-names.ts";

/** An outage that no process has confirmed for so long is over. */
const CONFIRMED_SECONDS = 30;
const CHANNEL = "service-health";
const MOST_BRANDS = 1000;

const outagesSchema = z.partialRecord(
  z.enum(serviceNames),
  z.object({ since: z.number(), confirmedAt: z.number() }),
);
type Outages = z.output<typeof outagesSchema>;

const record = defineRecord(outagesSchema, { version: 1 });

const keyOf = (brand: string) => (brand ? `${brand}:service-health` : "service-health");

export type SharedOutages = ReturnType<typeof createSharedOutages>;

/**
 * The outages that all processes know, in a record for each brand. A process reads it when it first needs
 * it, and again when another process says that it has changed, so pages wait for no store.
 */
export function createSharedOutages({
  now,
  onChange,
  ...sealedStore
}: SealedStore & {
  now: () => number;
  /** Receives the services of a brand that are down after another process has changed them. */
  onChange: (brand: string, down: ServiceName[]) => void;
}) {
  const { store } = sealedStore;
  const known = new LRUCache<string, Outages>({ max: MOST_BRANDS });
  const at = (brand: string) => record.at(sealedStore, keyOf(brand), CONFIRMED_SECONDS);

  const unsubscribe = store.subscribe(CHANNEL, (brand) => {
    if (known.has(brand)) void readAgain(brand);
  });

  async function readAgain(brand: string): Promise<void> {
    const outages = await read(brand);
    if (outages) onChange(brand, Object.keys(outages) as ServiceName[]);
  }

  /** Undefined while the store does not answer. */
  async function read(brand: string): Promise<Outages | undefined> {
    try {
      const outages = (await at(brand).read()) ?? {};
      known.set(brand, outages);
      return outages;
    } catch {
      return undefined;
    }
  }

  function sinceIn(outages: Outages | undefined, name: ServiceName): number | undefined {
    const outage = outages?.[name];
    const isConfirmed = outage && now() - outage.confirmedAt < CONFIRMED_SECONDS * 1000;
    return isConfirmed ? outage.since : undefined;
  }

  /** Changes the record of all processes; without the store, each process knows only its own failures. */
  async function change(brand: string, next: (stored: Outages) => Outages | undefined) {
    const current = known.peek(brand);
    if (current) known.set(brand, next(current) ?? current);
    try {
      let isChanged = false;
      await at(brand).update((stored = {}) => {
        const changed = next(stored);
        isChanged = changed !== undefined;
        known.set(brand, changed ?? stored);
        return changed;
      });
      if (isChanged) await store.publish(CHANNEL, brand);
    } catch {
      // The next confirmation, or the end of the record's life, brings the others up to date.
    }
  }

  return {
    /** Reads what the other processes know of a brand, unless this one has read it. */
    async learn(brand: string): Promise<void> {
      if (!known.has(brand)) await read(brand);
    },
    find: (brand: string, name: ServiceName): number | undefined => sinceIn(known.get(brand), name),
    confirm(brand: string, down: { name: ServiceName; since: number }[]): Promise<void> {
      const confirmedAt = now();
      return change(brand, (stored) => ({
        ...stored,
        ...Object.fromEntries(
          down.map(({ name, since }) => [
            name,
            { since: Math.min(since, sinceIn(stored, name) ?? since), confirmedAt },
          ]),
        ),
      }));
    },
    end(brand: string, ended: ServiceName[]): Promise<void> {
      return change(brand, (stored) => {
        const left = Object.entries(stored).filter(
          ([name]) => !ended.includes(name as ServiceName),
        );
        return left.length === Object.keys(stored).length ? undefined : Object.fromEntries(left);
      });
    },
    /** Changes may have been missed, so each brand is read again when it is next needed. */
    forget: () => known.clear(),
    close: unsubscribe,
  };
}
