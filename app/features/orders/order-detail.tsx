import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { space, ui } from "../../ui/styled.ts";
import { texts as needsTexts } from "../needs/texts.ts";
import { texts as journeyTexts } from "../trips/journey-texts.ts";
import { toLinkedFact } from "../trips/linked-trip.tsx";
import { MeetingPoint } from "../trips/meeting-point.tsx";
import { TripMap } from "../trips/trip-map.tsx";
import { isFinal, progressOf } from "../trips/trip-status.ts";
import { TripProgress } from "../trips/trip-status-badge.tsx";
import type { OrderRow } from "./load-orders.server.ts";
import { sayUserType, texts } from "./texts.ts";

const Box = ui("section", "OrderDetail")`
  display: grid;
  gap: ${space.m};
  @container (min-width: 50rem) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: ${space.xl}; }

  > div { display: grid; align-content: start; }
  > div:first-child { gap: ${space.m}; }
  > div + div > * + * { border-top: 1px solid var(--border); }
  @container (min-width: 62.01rem) {
    [data-narrow] { display: none; }
    > div + div > [data-narrow]:first-child + * { border-top: 0; }
  }
`;

export function OrderDetail({
  trip,
  person,
}: {
  trip: OrderRow;
  /** The term for the trip's person. */
  person: string;
}) {
  const t = useTexts(texts);
  const ofJourney = useTexts(journeyTexts);
  const ofNeeds = useTexts(needsTexts);
  const { status, share } = trip;
  const taxi = isFinal(status) ? null : trip.taxi;
  const facts = toJourney({ ...trip, taxi }, { t, ofJourney, ofNeeds });
  const journey = <DescriptionList items={facts} />;
  return (
    <Box aria-label={t("details", { id: `${trip.id}` })} id={`trip-${trip.id}`}>
      <div>
        <h2 className="visually-hidden">{t("details", { id: `${trip.id}` })}</h2>
        {progressOf(status) !== "booked" && <TripProgress {...trip} />}
        {trip.map && <TripMap view={trip.map} />}
        {taxi ? <MeetingPoint place={trip.from} taxi={taxi} /> : journey}
        {share !== null && (
          <Cluster>
            <ButtonLink kind="secondary" icon="share" to={share}>
              {t("share")}
            </ButtonLink>
          </Cluster>
        )}
      </div>
      <div>
        {taxi && journey}
        <div data-narrow="">
          <DescriptionList items={toMinorFacts(trip, person, t)} />
        </div>
        <DescriptionList items={toFacts(trip, t)} />
      </div>
    </Box>
  );
}

type Say = Translate<typeof texts>;

type Texts = {
  t: Say;
  ofJourney: Translate<typeof journeyTexts>;
  ofNeeds: Translate<typeof needsTexts>;
};

function toJourney(trip: OrderRow, { t, ofJourney, ofNeeds }: Texts) {
  return [
    // With a taxi on its way, the meeting point shows the address.
    { term: t("address"), detail: trip.taxi ? null : trip.from },
    { term: ofJourney("stops"), detail: trip.stops },
    { term: t("to"), detail: trip.to ?? t("to_driver") },
    { term: ofNeeds("term"), detail: trip.needs },
    ...trip.references,
    { term: t("notes"), detail: trip.notes },
    toLinkedFact(trip.linked, ofJourney),
  ];
}

/** Details that a wide table shows in its columns. */
function toMinorFacts(trip: OrderRow, person: string, t: Say) {
  return [
    { term: t("id"), detail: trip.id },
    { term: person, detail: trip.person },
    { term: t("user_type"), detail: sayUserType(trip.userType, t) },
  ];
}

function toFacts(trip: OrderRow, t: Say) {
  const { noticePhone, passengers } = trip;
  return [
    {
      term: t("phone"),
      detail: noticePhone && <a href={noticePhone.href}>{noticePhone.text}</a>,
    },
    { term: t("passengers"), detail: passengers !== null && passengers > 1 ? passengers : null },
    { term: t("service_type"), detail: trip.serviceType },
    { term: t("price"), detail: trip.price ?? t("by_meter") },
    { term: t("payment"), detail: trip.payment },
  ];
}
