import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Deferred } from "../../deferred.ts";
import { liveAddress } from "../../live/live-address.ts";
import { connectTab } from "../../live/tab-connection.ts";
import { pathToResource } from "../../resources.ts";
import { useDeferred } from "../../ui/deferred-part.tsx";
import type { UnderWay } from "./load-under-way.server.ts";

/**
 * The taxis under way, as the page was sent and then as they change. It reads them alone: the form beside
 * them does not change by itself.
 */
export function useUnderWay(part: Deferred<UnderWay | undefined>): UnderWay["taxis"] {
  const sent = useDeferred(part);
  const [newer, setNewer] = useState<UnderWay>();
  const [query] = useSearchParams();
  const siteDomain = query.get("site_domain") ?? undefined;
  const isNewer = newer && (!sent || newer.updatedAt > sent.updatedAt);
  const shown = isNewer ? newer : sent;
  const sentAt = sent?.updatedAt;
  useEffect(() => {
    if (!sentAt) return;
    let version: string | undefined;
    let reading = new AbortController();
    const disconnect = connectTab(liveAddress("panel", siteDomain), (message) => {
      if (message.kind !== "news") return;
      const isNews =
        version === undefined
          ? message.updatedAt > Date.parse(sentAt)
          : message.version !== version;
      version = message.version;
      if (!isNews) return;
      reading.abort();
      reading = new AbortController();
      readUnderWay(siteDomain, reading.signal).then(
        (read) => read && setNewer(read),
        // The next change is read again.
        () => {},
      );
    });
    return () => {
      disconnect();
      reading.abort();
    };
  }, [sentAt, siteDomain]);
  return shown?.taxis ?? [];
}

async function readUnderWay(siteDomain: string | undefined, signal: AbortSignal) {
  const address = pathToResource("panel_home_taxis", { siteDomain });
  const response = await fetch(address, { signal, redirect: "error" });
  return response.ok ? ((await response.json()) as UnderWay | null) : null;
}
