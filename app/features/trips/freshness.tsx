import { useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { toLocalTime } from "../../i18n/local-time.ts";
import type { PhoneLink } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { liveAddress, type MemberPace } from "../../live/live-address.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Scripted } from "../../ui/layout/scripted.tsx";
import { ui } from "../../ui/styled.ts";
import { onPhone, space } from "../../ui/tokens.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./freshness-texts.ts";
import { AlertSwitch } from "./live/alert-switch.tsx";
import { sayAge } from "./live/say-age.ts";
import { type TripState, useChanges } from "./live/use-changes.ts";
import { useLiveNews } from "./live/use-live-news.ts";
import { useNow } from "./live/use-now.ts";

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

/** A line that is gone for a moment is no news. */
const LOST_MS = 5_000;

/**
 * How old what the page shows is, and what keeps it new: while it is there, the page loads its data
 * again each time that something changes. Without JavaScript the screen's `handle` refreshes it, which
 * at another pace says after how many seconds.
 */
export function Freshness({
  updatedAt,
  isStale,
  phone,
  states = [],
  pace = "panel",
  address,
}: {
  /** When the API said so; ISO. */
  updatedAt: string;
  isStale: boolean;
  /** Of the group, to ask there where the line is down. */
  phone: PhoneLink | null;
  /** Where each trip stands, in words: what changes in them is announced. */
  states?: TripState[];
  /** How often the page of who is logged in has its news; at a hotel's desk less often. */
  pace?: MemberPace;
  /** Of the stream; that of who is logged in where it is left out. */
  address?: string;
}) {
  const t = useTexts(texts);
  const [query] = useSearchParams();
  const ofMember = liveAddress(pace, query.get("site_domain") ?? undefined);
  const page = { updatedAt: Date.parse(updatedAt), isStale };
  const news = useLiveNews(address ?? ofMember, page);
  const announcement = useChanges(states);
  const now = useNow(1_000);
  const isLost = news.lostSince !== undefined && now - news.lostSince > LOST_MS;
  const age = sayAge(now + news.skewMs - news.updatedAt, t);
  // An age grows only where a script runs; until then the page tells the time, which stays true.
  const isHydrated = useHydrated();
  const time = useBrandTime(page.updatedAt);
  const trouble = isLost ? "lost" : news.isStale ? "stale" : undefined;
  return (
    <>
      {trouble && (
        <Notice kind="warning" title={t(trouble)}>
          {isHydrated ? t("still", { age }) : t("still_at", { time })}{" "}
          {phone && <Call href={phone.href}>{t("call", { phone: phone.text })}</Call>}
        </Notice>
      )}
      <Line>
        {!trouble && <Age>{isHydrated ? t("updated", { age }) : t("updated_at", { time })}</Age>}
        <Scripted>
          <AlertSwitch />
        </Scripted>
      </Line>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}

/** On the clocks where the taxis drive. */
function useBrandTime(at: number): string {
  const root = useRouteLoaderData<{ brand: { timeZone: string } }>("root");
  return toLocalTime(at, root?.brand.timeZone ?? "UTC").slice("2026-01-01T".length);
}
