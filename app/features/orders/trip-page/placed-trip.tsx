import type { PhoneLink } from "../../../i18n/phones.server.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DescriptionList } from "../../../ui/data/description-list.tsx";
import { Card, Unscripted } from "../../../ui/layout/layout.tsx";
import { Cluster } from "../../../ui/layout/page-parts.tsx";
import { onPhone, space, ui } from "../../../ui/styled.ts";
import { useFocusAtStart } from "../../../ui/use-focus-at-start.ts";
import { texts as needsTexts } from "../../needs/texts.ts";
import { texts } from "../../order-taxi/texts.ts";
import { Freshness } from "../../trips/freshness.tsx";
import { texts as journeyTexts } from "../../trips/journey-texts.ts";
import { toLinkedFact } from "../../trips/linked-trip.tsx";
import { MeetingPoint } from "../../trips/meeting-point.tsx";
import { bystanderTexts, texts as statusTexts } from "../../trips/status-texts.ts";
import { ArrivesIn, TripHeadline } from "../../trips/trip-headline.tsx";
import { TripMap } from "../../trips/trip-map.tsx";
import { formatStatus, TripProgressBar } from "../../trips/trip-status-badge.tsx";
import { CancelDialog } from "../order-dialogs.tsx";
import type { PlacedView } from "./load-placed.server.ts";
import { WayBackNotice } from "./way-back-notice.tsx";

export function PlacedTrip({
  view,
  brand,
  here,
  again,
}: {
  view: PlacedView;
  brand: { phone: PhoneLink | null };
  here: string;
  again: string;
}) {
  const t = useTexts(texts);
  const ofJourney = useTexts(journeyTexts);
  const ofNeeds = useTexts(needsTexts);
  const { trip, news, hasEnded, isBystander } = view;
  const ofStatus = useTexts(isBystander ? bystanderTexts : statusTexts);
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const stands = formatStatus(trip, ofStatus);
  const { taxi, booked } = trip;
  return (
    <>
      <CancelDialog trip={trip} />
      {view.wayBack && <WayBackNotice wayBack={view.wayBack} />}
      <Card aria-labelledby="placed">
        <TripHeadline id="placed" ref={heading} tabIndex={-1}>
          <ArrivesIn minutes={trip.minutes} />
          <span>{booked ? t("booked", { when: booked.when }) : stands}</span>
        </TripHeadline>
        <TripProgressBar status={trip.status} />
        {trip.map && <TripMap view={trip.map} />}
        {taxi && <MeetingPoint place={trip.from} taxi={{ ...taxi, etaMinutes: null }} />}
        {!hasEnded && (
          <Freshness {...news} phone={brand.phone} states={[{ id: trip.id, text: stands }]} />
        )}
        {booked && <p>{t("booked_zone", { zone: booked.zone })}</p>}
        <DescriptionList items={toFacts(trip, { t, ofJourney, ofNeeds })} />
        <PlacedTripTools view={view} here={here} again={again} />
      </Card>
    </>
  );
}

type Texts = {
  t: Translate<typeof texts>;
  ofJourney: Translate<typeof journeyTexts>;
  ofNeeds: Translate<typeof needsTexts>;
};

function toFacts(trip: PlacedView["trip"], { t, ofJourney, ofNeeds }: Texts) {
  const { from, to, traveller, notes, needs, price, payment } = trip;
  return [
    // With a taxi on its way, the meeting point shows the address.
    { term: t("from"), detail: trip.taxi ? null : from },
    { term: ofJourney("stops"), detail: trip.stops },
    { term: t("to"), detail: to ?? t("to_driver") },
    toLinkedFact(trip.linked, ofJourney),
    { term: t("traveller"), detail: traveller },
    { term: ofNeeds("term"), detail: needs },
    ...trip.references,
    { term: t("notes"), detail: notes },
    { term: t("price"), detail: price ?? t("by_meter") },
    { term: t("payment"), detail: payment },
  ];
}

const Box = ui("div", "PlacedTripTools")`
  display: grid;
  gap: ${space.s};
  @media print { display: none; }
  /* They fill the rows. */
  ${onPhone} { > :first-child > a { flex: auto; padding-inline: ${space.s}; } }
`;

const tools = [
  { link: "again", text: "repeat", icon: "refresh", kind: "primary" },
  { link: "back", text: "way_back", icon: "swap" },
  { link: "series", text: "repeat_series", icon: "calendar" },
  { link: "receipt", text: "receipt", icon: "document" },
  { link: "edit", text: "edit", icon: "edit" },
  { link: "share", text: "share", icon: "share" },
  { link: "calendar", text: "calendar", icon: "calendar", reloadDocument: true },
  { link: "cancel", text: "cancel", icon: "close", kind: "danger", preventScrollReset: true },
] as const;

/** The actions of the trip, and below them the links to other pages. */
function PlacedTripTools({
  view: { links, onward, hasEnded },
  here,
  again,
}: {
  view: PlacedView;
  here: string;
  again: string;
}) {
  const t = useTexts(texts);
  return (
    <Box>
      <Cluster>
        {tools.map(
          ({ link, text, ...look }) =>
            links[link] && (
              <ButtonLink key={link} kind="secondary" {...look} to={links[link]}>
                {t(text)}
              </ButtonLink>
            ),
        )}
      </Cluster>
      <Cluster>
        {hasEnded && links.ticket && (
          <ButtonLink kind="quiet" icon="life-buoy" compact data-flush="" to={links.ticket}>
            {t("something_wrong")}
          </ButtonLink>
        )}
        {!hasEnded && (
          <Unscripted>
            <ButtonLink kind="quiet" icon="refresh" compact data-flush="" to={here}>
              {t("update")}
            </ButtonLink>
          </Unscripted>
        )}
        {onward && (
          <ButtonLink kind="quiet" compact data-flush="" to={onward.to}>
            {t(onward.isBooking ? "see_bookings" : "see_orders")}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" icon="plus" compact data-flush="" to={again}>
          {t("another")}
        </ButtonLink>
      </Cluster>
    </Box>
  );
}
