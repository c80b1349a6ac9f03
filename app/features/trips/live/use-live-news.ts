import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { connectTab } from "../../../live/tab-connection.ts";
import { loadNews } from "./load-news.ts";

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
  /** How new the page's data have to be. */
  const [wanted, setWanted] = useState(0);
  const asked = useRef(0);
  const shown = useRef(page.updatedAt);
  shown.current = page.updatedAt;
  const { revalidate } = useRevalidator();
  // Whoever is on their way gets what is new there, and what they are told there is told once.
  const isIdle = useNavigation().state === "idle";

  useEffect(() => {
    let version: string | undefined;
    return connectTab(address, (word) => {
      setLostSince((since) => (word.kind === "lost" ? (since ?? Date.now()) : undefined));
      if (word.kind === "over") return setWanted(Number.POSITIVE_INFINITY);
      if (word.kind === "lost") return;
      setSkewMs(word.now - Date.now());
      if (word.kind === "beat") return;
      const isNew =
        version === undefined ? word.updatedAt > shown.current : word.version !== version;
      version = word.version;
      setNews({ updatedAt: word.updatedAt, isStale: word.isStale });
      if (isNew) setWanted(word.updatedAt);
    });
  }, [address]);

  useEffect(() => {
    if (!isIdle || wanted <= page.updatedAt || asked.current === wanted) return;
    asked.current = wanted;
    loadNews(revalidate);
  }, [isIdle, wanted, page.updatedAt, revalidate]);

  const newest = page.updatedAt > news.updatedAt ? page : news;
  return { ...newest, skewMs, lostSince };
}
