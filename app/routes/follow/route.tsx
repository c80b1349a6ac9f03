import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { Freshness } from "../../features/trips/freshness.tsx";
import { bystanderTexts } from "../../features/trips/status-texts.ts";
import { TripMap } from "../../features/trips/trip-map.tsx";
import { formatStatus, TripProgressBar } from "../../features/trips/trip-status-badge.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Card, Page } from "../../ui/layout/layout.tsx";
import { Cluster, PageHeader } from "../../ui/layout/page-parts.tsx";
import { type FollowPage, loadFollowed } from "./load.server.ts";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => [
  ...screenTitle(matches, texts),
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

// Without JavaScript the page refreshes itself.
export const handle = {
  isLive: (data: unknown) => (data as FollowPage | undefined)?.kind === "open",
  pace: "follow" as const,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "follow");
  return loadFollowed(args.params.token, context);
}

/** Shows a shared trip to someone who is waiting for it or following its passenger. */
export default function Follow() {
  const page = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  const statusText = useTexts(bystanderTexts);
  if (page.kind !== "open") return <DeadLink page={page} />;
  const statusLine = formatStatus(page.trip, statusText);
  return (
    <Page>
      <PageHeader title={t("title")}>{page.intro ?? t("intro")}</PageHeader>
      <Card aria-labelledby="stands">
        <h2 id="stands">{statusLine}</h2>
        <TripProgressBar status={page.trip.status} />
        {page.map && <TripMap view={page.map} />}
        <DescriptionList items={toFacts(page, t)} />
        <Freshness {...page} states={[{ id: 0, text: statusLine }]} address={page.stream} />
      </Card>
    </Page>
  );
}

type OpenPage = Extract<FollowPage, { kind: "open" }>;
type DeadPage = Exclude<FollowPage, OpenPage>;

function DeadLink({ page }: { page: DeadPage }) {
  const t = useTexts(texts);
  const statusText = useTexts(bystanderTexts);
  const { kind, brandName, home, phone } = page;
  const ended = kind === "ended" ? page.trip : null;
  return (
    <Page>
      <EmptyState
        icon={kind === "ended" ? "check" : "map-pin"}
        heading="h1"
        title={t(kind)}
        action={
          <Cluster $justify="center">
            <ButtonLink to={home}>{t("home", { brand: brandName })}</ButtonLink>
            {phone && (
              <ButtonLink kind="secondary" icon="phone" to={phone.href}>
                {t("call", { phone: phone.text })}
              </ButtonLink>
            )}
          </Cluster>
        }
      >
        {ended && `${formatStatus(ended, statusText)}. `}
        {t(`${kind}_hint`)}
      </EmptyState>
    </Page>
  );
}

type Say = ReturnType<typeof useTexts<typeof texts>>;

function toFacts({ trip, scheduledFor }: OpenPage, t: Say) {
  const { vehicle } = trip;
  return [
    { term: t("arrival"), detail: formatArrival(trip.etaMinutes, t) },
    { term: t("booked_for"), detail: scheduledFor },
    { term: t("plate"), detail: vehicle?.plate },
    { term: t("vehicle"), detail: vehicle?.model },
    { term: t("meeting_point"), detail: trip.meetingPoint },
  ];
}

function formatArrival(minutes: number | null, t: Say): string | null {
  if (minutes === null) return null;
  return minutes > 0 ? t("arrival_in", { count: minutes }) : t("there_now");
}
