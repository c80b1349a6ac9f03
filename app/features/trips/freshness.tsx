import { useNavigation, useRevalidator, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { PhoneLink } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { liveAddress, type MemberPace } from "../../live/live-address.ts";
import { connectTab } from "../../live/tab-connection.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Scripted } from "../../ui/layout/page-parts.tsx";
import { onPhone, space, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./freshness-texts.ts";
import { AlertSwitch, alertUser, clearBadge } from "./live/alerts.tsx";
import { formatAge } from "./live/format-age.ts";
import { revalidateWithRetry } from "./live/revalidate-with-retry.ts";
import { useBrandTime, useNow } from "./live/use-age.ts";

const Age = ui("p", "FreshnessAge")`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

const Line = ui("div", "FreshnessLine")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  ${onPhone} { > :last-child { flex-basis: 100%; } }
`;

const Call = ui("a", "FreshnessCall")`
  white-space: nowrap;
`;

/** A shorter interruption is not shown. */
const LOST_AFTER_MS = 5_000;

/**
 * Shows the age of the page's data, and reloads the data on every change. Without JavaScript the screen's
 * `handle` refreshes the page; there a pace other than "panel" has to be set too.
 */
export function Freshness({
  updatedAt,
  isStale,
  phone,
  states = [],
  pace = "panel",
  address,
  children,
}: {
  /** When the API answered, as an ISO date. */
  updatedAt: string;
  isStale: boolean;
  /** The group's phone, for users who cannot get live data. */
  phone: PhoneLink | null;
  /** The state of each trip in words; changes are announced. */
  states?: TripState[];
  /** The update interval for logged-in users; a hotel's desk updates less often. */
  pace?: MemberPace;
  /** The stream's address; defaults to the logged-in user's stream. */
  address?: string;
  /** Stands above the age of the data, and below the notice that they are old. */
  children?: ReactNode;
}) {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const memberAddress = liveAddress(pace, query.get("site_domain") ?? undefined);
  const page = { updatedAt: Date.parse(updatedAt), isStale };
  const news = useLiveUpdates(address ?? memberAddress, page);
  const announcement = useChanges(states);
  const now = useNow(1_000);
  const isLost = news.lostSince !== undefined && now - news.lostSince > LOST_AFTER_MS;
  const age = formatAge(now + news.skewMs - news.updatedAt, t);
  // Only a script can update an age, so the server renders the time.
  const isHydrated = useHydrated();
  const time = useBrandTime(page.updatedAt);
  const problem = isLost ? "lost" : news.isStale ? "stale" : undefined;
  return (
    <>
      {problem && (
        <Notice kind="warning" title={t(problem)}>
          {isHydrated ? t("still", { age }) : t("still_at", { time })}{" "}
          {phone && <Call href={phone.href}>{t("call", { phone: phone.text })}</Call>}
        </Notice>
      )}
      {children}
      <Line>
        {!problem && <Age>{isHydrated ? t("updated", { age }) : t("updated_at", { time })}</Age>}
        <Scripted room={{ switch: t("alert_me") }}>
          <AlertSwitch />
        </Scripted>
      </Line>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

/** A trip's state as an announcement; the text is empty if the state needs none. */
type TripState = { id: number; text: string };

/** Announces changed states to screen readers, and alerts users who look at another tab. */
function useChanges(states: TripState[]): string {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef<Map<number, string>>();
  const now = new Map(states.map(({ id, text }) => [id, text]));
  const serialized = JSON.stringify([...now]);

  useEffect(() => {
    const current = new Map<number, string>(JSON.parse(serialized));
    const known = before.current;
    before.current = current;
    if (!known) return;
    // The user has just ordered or searched for a trip that is new on the page, so it needs no announcement.
    const changed = [...current].filter(
      ([id, text]) => text !== "" && known.has(id) && known.get(id) !== text,
    );
    if (changed.length === 0) return;
    const text = changed.map(([, each]) => each).join(". ");
    setAnnouncement(text);
    alertUser(text, changed.length);
  }, [serialized]);

  useEffect(() => clearBadge, []);
  return announcement;
}

type News = { updatedAt: number; isStale: boolean };

type LiveUpdates = News & {
  /** The difference between the panel's clock and the browser's. */
  skewMs: number;
  /** When the connection was lost, by the browser's clock. */
  lostSince: number | undefined;
};

/** Revalidates the page's data on every change, and returns their age. */
function useLiveUpdates(address: string, page: News): LiveUpdates {
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
      if (message.kind !== "news") return;
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
