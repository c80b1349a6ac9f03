/** A page that was rendered for a version of a brand. */
type Entry<Page> = { page: Page; version: string; renderedAt: number };

/**
 * Caches pages within a limit of memory: the least recently used go first, and a page of an older version
 * of its brand goes when it is looked up.
 */
export function createLru<Page extends { bytes: number }>({
  maxBytes,
  maxAgeMs,
  now = Date.now,
}: {
  maxBytes: number;
  maxAgeMs: number;
  now?: () => number;
}) {
  const entries = new Map<string, Entry<Page>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= entries.get(key)?.page.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get bytes() {
      return bytes;
    },
    get(key: string, version: string): Page | undefined {
      const found = entries.get(key);
      if (!found) return undefined;
      if (found.version !== version || now() - found.renderedAt > maxAgeMs) {
        drop(key);
        return undefined;
      }
      // The map keeps its entries in the order of their last use.
      entries.delete(key);
      entries.set(key, found);
      return found.page;
    },
    set(key: string, version: string, page: Page): void {
      drop(key);
      entries.set(key, { page, version, renderedAt: now() });
      bytes += page.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
