import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { connectTab } from "../../../live/tab-connection.ts";
import { revalidateWithRetry } from "./revalidate-with-retry.ts";

type News = { updatedAt: number; isStale: boolean };

/** The state of a live page's data and connection. */
export type LiveUpdates = News & {
  /** The difference between the panel's clock and the browser's. */
  skewMs: number;
  /** When the connection was lost, by the browser's clock. */
  lostSince: number | undefined;
};

/** Revalidates the page's data on every change, and returns their age. */
export function useLiveUpdates(address: string, page: News): LiveUpdates {
  const [news, setNews] = useState<News>(page);
  const [skewMs, setSkewMs] = useState(0);
  const [lostSince, setLostSince] = useState<number>();
  /** The page's data must be at least this new. */
  const [wanted, setWanted] = useState(0);
  const requested = useRef(0);
  const shown = useRef(page.updatedAt);
  shown.current = page.updatedAt;
  const { revalidate } = useRevalidator();
  // A navigation loads new data by itself, and a revalidation meanwhile would use up its flash message.
  const isIdle = useNavigation().state === "idle";

  useEffect(() => {
    let version: string | undefined;
    return connectTab(address, (message) => {
      setLostSince((since) => (message.kind === "lost" ? (since ?? Date.now()) : undefined));
      if (message.kind === "over") return setWanted(Number.POSITIVE_INFINITY);
      if (message.kind === "lost") return;
      setSkewMs(message.now - Date.now());
      if (message.kind === "beat") return;
      const isNew =
        version === undefined ? message.updatedAt > shown.current : message.version !== version;
      version = message.version;
      setNews({ updatedAt: message.updatedAt, isStale: message.isStale });
      if (isNew) setWanted(message.updatedAt);
    });
  }, [address]);

  useEffect(() => {
    if (!isIdle || wanted <= page.updatedAt || requested.current === wanted) return;
    requested.current = wanted;
    revalidateWithRetry(revalidate);
  }, [isIdle, wanted, page.updatedAt, revalidate]);

  const newest = page.updatedAt > news.updatedAt ? page : news;
  return { ...newest, skewMs, lostSince };
}
