import { LRUCache } from "lru-cache";
import { z } from "zod";
import { defineRecord } from "../store/record.server.ts";
import { type Store, unlessDown } from "../store/store.ts";

/** A brand without a visitor for so long is no longer watched. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** A domain is written again no sooner. */
const WRITE_MS = 24 * 3_600_000;
const MOST_DOMAINS = 2_000;
/** Other processes may write in between; the next visit of the domain tries again. */
const MOST_TRIES = 5;
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

  async function read(): Promise<{ text: string | undefined; domains: KnownDomain[] }> {
    const text = await store.get(KEY);
    const all = domainsRecord.fromText(text) ?? [];
    return { text, domains: all.filter(({ seenAt }) => now() - seenAt < KEPT_MS) };
  }

  async function write(domain: string, permalink: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { text, domains } = await read();
      const others = domains.filter((other) => other.domain !== domain).slice(-MOST_DOMAINS + 1);
      const next = domainsRecord.toText([...others, { domain, permalink, seenAt: now() }]);
      const isWritten =
        text === undefined
          ? await store.setIfAbsent(KEY, next, KEPT_MS / 1000)
          : await store.replaceIf(KEY, text, next, KEPT_MS / 1000);
      if (isWritten) return;
    }
    written.delete(domain);
  }

  return {
    /** Writes the domain once a day; no request waits for it. */
    remember(domain: string, permalink: string): void {
      if (written.has(domain)) return;
      written.set(domain, true);
      void write(domain, permalink).catch(() => written.delete(domain));
    },
    list: async (): Promise<KnownDomain[]> =>
      (await unlessDown(read(), { text: undefined, domains: [] })).domains,
  };
}
