import { LRUCache } from "lru-cache";
import { z } from "zod";
import { changeShared } from "../store/change-shared.server.ts";
import { defineRecord } from "../store/record.server.ts";
import { type Store, unlessDown } from "../store/store.ts";

/** A brand without a visitor for so long is no longer watched. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** A domain is written again no sooner. */
const WRITE_MS = 24 * 3_600_000;
const MOST_DOMAINS = 2_000;
const KEY = "brand-domains";

const domainSchema = z.object({ domain: z.string(), permalink: z.string(), seenAt: z.number() });
const domainsRecord = defineRecord(z.array(domainSchema), { version: 1 });

export type KnownDomain = z.output<typeof domainSchema>;

/** The domains of all brands that any panel has looked up, for programs that watch their certificates. */
export function createKnownDomains({ store, now }: { store: Store; now: () => number }) {
  const written = new LRUCache<string, true>({
    max: MOST_DOMAINS,
    ttl: WRITE_MS,
    ttlResolution: 0,
    perf: { now },
  });

  const isKept = ({ seenAt }: KnownDomain) => now() - seenAt < KEPT_MS;

  async function write(domain: string, permalink: string): Promise<void> {
    const place = { key: KEY, record: domainsRecord, ttlSeconds: KEPT_MS / 1000 };
    const isWritten = await changeShared(store, place, (known = []) => {
      const others = known.filter((other) => isKept(other) && other.domain !== domain);
      return [...others.slice(-MOST_DOMAINS + 1), { domain, permalink, seenAt: now() }];
    });
    // The next visit of the domain tries again.
    if (!isWritten) written.delete(domain);
  }

  return {
    /** Writes the domain once a day; no request waits for it. */
    remember(domain: string, permalink: string): void {
      if (written.has(domain)) return;
      written.set(domain, true);
      void write(domain, permalink).catch(() => written.delete(domain));
    },
    async list(): Promise<KnownDomain[]> {
      const text = await unlessDown(store.get(KEY), undefined);
      return (domainsRecord.fromText(text) ?? []).filter(isKept);
    },
  };
}
