import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { loadNews } from "./load-news.ts";
import { shareLine } from "./shared-line.ts";

type News = { updatedAt: number; isStale: boolean };

/** What a page that keeps up with the panel knows of how it stands. */
export type LiveNews = News & {
  /** How far the panel's clock is ahead of the browser's. */
  skewMs: number;
  /** Since when the panel cannot be heard, on the browser's clock. */
  lostSince: number | undefined;
};

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
    return shareLine(address, (word) => {
      setLostSince((since) => (word.kind === "lost" ? (since ?? Date.now()) : undefined));
      if (word.kind === "over") return loadNews(revalidate);
      if (word.kind === "lost") return;
      setSkewMs(word.now - Date.now());
      if (word.kind === "beat") return;
      const isNew =
        version === undefined ? word.updatedAt > shown.current : word.version !== version;
      version = word.version;
      setNews({ updatedAt: word.updatedAt, isStale: word.isStale });
      if (isNew) loadNews(revalidate);
    });
  }, [address, revalidate]);

  const newest = page.updatedAt > news.updatedAt ? page : news;
  return { ...newest, skewMs, lostSince };
}
