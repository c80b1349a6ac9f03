import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { shareLine } from "./shared-line.ts";

type News = { updatedAt: number; isStale: boolean };

/** What a page that keeps up with the panel knows of how it stands. */
export type LiveNews = News & {
  /** How far the panel's clock is ahead of the browser's. */
  skewMs: number;
  /** Since when the panel cannot be heard, on the browser's clock. */
  lostSince: number | undefined;
};

const RETRY_MS = 3_000;

/** Loads the page's data anew each time that there is something new, and says how old they are. */
export function useLiveNews(address: string, page: News): LiveNews {
  const [news, setNews] = useState<News>(page);
  const [skewMs, setSkewMs] = useState(0);
  const [lostSince, setLostSince] = useState<number>();
  const { revalidate } = useRevalidator();
  const shown = useRef(page.updatedAt);
  shown.current = page.updatedAt;

  useEffect(() => {
    let version: string | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;

    async function load(): Promise<void> {
      clearTimeout(retry);
      // A page that fails to load would take the place of this one, which still tells something.
      if (await canLoad()) revalidate();
      else retry = setTimeout(load, RETRY_MS);
    }

    const close = shareLine(address, (word) => {
      setLostSince((since) => (word.kind === "lost" ? (since ?? Date.now()) : undefined));
      if (word.kind === "over") return revalidate();
      if (word.kind === "lost") return;
      setSkewMs(word.now - Date.now());
      if (word.kind === "beat") return;
      const isNew =
        version === undefined ? word.updatedAt > shown.current : word.version !== version;
      version = word.version;
      setNews({ updatedAt: word.updatedAt, isStale: word.isStale });
      if (isNew) load();
    });
    return () => {
      clearTimeout(retry);
      close();
    };
  }, [address, revalidate]);

  const newest = page.updatedAt > news.updatedAt ? page : news;
  return { ...newest, skewMs, lostSince };
}

/** Where it leads elsewhere, that is where to go: somebody has to log in again, say. */
async function canLoad(): Promise<boolean> {
  const page = location.pathname + location.search;
  try {
    const { ok, type } = await fetch(page, { method: "HEAD", redirect: "manual" });
    return ok || type === "opaqueredirect";
  } catch {
    return false;
  }
}
