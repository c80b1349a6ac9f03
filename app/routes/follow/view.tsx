import { Freshness } from "../../features/trips/freshness.tsx";
import { sayStatus } from "../../features/trips/say-status.ts";
import { texts as statusTexts } from "../../features/trips/status-texts.ts";
import { TripWay } from "../../features/trips/trip-status-badge.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import type { FollowPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** One trip for somebody who waits for it, or for whom somebody wants to be found. */
export function FollowView({ page }: { page: FollowPage }) {
  const t = useTexts(texts);
  const ofStatus = useTexts(statusTexts);
  const { trip } = page;
  if (page.kind === "ended") {
    return (
      <Page>
        <EmptyState icon="check" heading="h1" title={t("ended")}>
          {trip && `${sayStatus(trip, ofStatus)}. `}
          {t("ended_hint")}
        </EmptyState>
      </Page>
    );
  }
  const { updatedAt, isStale, phone, stream } = page;
  const stands = sayStatus(page.trip, ofStatus);
  return (
    <Page>
      <PageHeader title={t("title")}>{t("intro")}</PageHeader>
      <Card aria-labelledby="stands">
        <h2 id="stands">{stands}</h2>
        <TripWay status={page.trip.status} />
        <DescriptionList items={toFacts(page, t)} />
        <Freshness
          updatedAt={updatedAt}
          isStale={isStale}
          phone={phone}
          states={[{ id: 0, text: stands }]}
          address={stream}
        />
      </Card>
    </Page>
  );
}

type Say = ReturnType<typeof useTexts<typeof texts>>;

function toFacts({ trip, scheduledFor }: FollowPage, t: Say) {
  const vehicle = trip?.vehicle;
  const facts: [term: string, detail: string | null | undefined][] = [
    [t("arrival"), sayArrival(trip?.etaMinutes ?? null, t)],
    [t("booked_for"), scheduledFor],
    [t("plate"), vehicle?.plate],
    [t("vehicle"), vehicle?.model],
    [t("meeting_point"), trip?.meetingPoint],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}

function sayArrival(minutes: number | null, t: Say): string | null {
  if (minutes === null) return null;
  return minutes > 0 ? t("arrival_in", { count: minutes }) : t("there_now");
}
