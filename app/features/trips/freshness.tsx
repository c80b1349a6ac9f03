import { useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { toLocalTime } from "../../i18n/local-time.ts";
import type { PhoneLink } from "../../i18n/phones.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { liveAddress, type MemberPace } from "../../live/live-address.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Scripted } from "../../ui/layout/page-parts.tsx";
import { onPhone, space, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "./freshness-texts.ts";
import { AlertSwitch } from "./live/alert-switch.tsx";
import { formatAge } from "./live/format-age.ts";
import { type TripState, useChanges } from "./live/use-changes.ts";
import { useLiveUpdates } from "./live/use-live-updates.ts";
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
      <Line>
        {!problem && <Age>{isHydrated ? t("updated", { age }) : t("updated_at", { time })}</Age>}
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

/** Formats a time in the brand's time zone. */
function useBrandTime(at: number): string {
  const root = useRouteLoaderData<{ brand: { timeZone: string } }>("root");
  return toLocalTime(at, root?.brand.timeZone ?? "UTC").slice("2026-01-01T".length);
}
