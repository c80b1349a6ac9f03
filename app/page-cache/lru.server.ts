/** What was finished for a version of a brand. */
type Kept<Page> = { page: Page; version: string; finishedAt: number };

/**
 * Keeps finished pages within so much memory: those that were asked for longest ago go first, and
 * whatever was finished for another version of its brand goes when it is asked for.
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
  const kept = new Map<string, Kept<Page>>();
  let bytes = 0;

  function drop(key: string): void {
    bytes -= kept.get(key)?.page.bytes ?? 0;
    kept.delete(key);
  }

  return {
    get bytes() {
      return bytes;
    },
    find(key: string, version: string): Page | undefined {
      const found = kept.get(key);
      if (!found) return undefined;
      if (found.version !== version || now() - found.finishedAt > maxAgeMs) {
        drop(key);
        return undefined;
      }
      // The map holds them in the order in which they were last asked for.
      kept.delete(key);
      kept.set(key, found);
      return found.page;
    },
    put(key: string, version: string, page: Page): void {
      drop(key);
      kept.set(key, { page, version, finishedAt: now() });
      bytes += page.bytes;
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        drop(oldest);
      }
    },
  };
}
