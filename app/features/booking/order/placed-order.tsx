import { Link } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { PhoneLink } from "../../../i18n/phones.server.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { DescriptionList } from "../../../ui/data/description-list.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Cluster } from "../../../ui/layout/cluster.tsx";
import { Unscripted } from "../../../ui/layout/unscripted.tsx";
import { Freshness } from "../../trips/freshness.tsx";
import { MeetingPoint } from "../../trips/meeting-point.tsx";
import { sayStatus } from "../../trips/say-status.ts";
import { texts as statusTexts } from "../../trips/status-texts.ts";
import { isFinal } from "../../trips/trip-status.ts";
import { TripWay } from "../../trips/trip-status-badge.tsx";
import type { Placed, PlacedTrip } from "./load-placed.server.ts";
import { texts } from "./texts.ts";

type Brand = { name: string; phone: PhoneLink | null };

/** What became of an order. `here` is this page's own address, `again` that of the next request. */
export function PlacedOrder({
  placed,
  brand,
  here,
  again,
}: {
  placed: Placed;
  brand: Brand;
  here: string;
  again: string;
}) {
  const t = useTexts(texts);
  const ofStatus = useTexts(statusTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever has pressed at the end of a long page finds here what came of it.
  useEffect(() => heading.current?.focus(), []);
  if (placed.kind === "lost") return <LostOrder brand={brand} retry={placed.retry} />;
  if (placed.kind === "unknown") return <UnknownOrder brand={brand} here={here} />;
  if (placed.kind === "not_here") {
    return (
      <EmptyState
        icon="taxi"
        title={t("not_here")}
        action={
          <ButtonLink icon="plus" to={again}>
            {t("another")}
          </ButtonLink>
        }
      >
        {t("not_here_hint")}
      </EmptyState>
    );
  }
  if (placed.kind === "hidden") {
    return (
      <>
        <Notice kind="success" title={t("not_shown")}>
          {t("not_shown_hint")}{" "}
          <Link to={here} replace>
            {t("look_again")}
          </Link>
        </Notice>
        {placed.news && <Freshness {...placed.news} phone={brand.phone} />}
      </>
    );
  }
  const { trip, onward, share, news } = placed;
  const stands = sayStatus(trip, ofStatus);
  return (
    <Card aria-labelledby="placed">
      <h2 id="placed" ref={heading} tabIndex={-1}>
        {trip.booked ? t("booked", { when: trip.booked.when }) : stands}
      </h2>
      <TripWay status={trip.status} />
      {trip.taxi && <MeetingPoint taxi={trip.taxi} />}
      {!isFinal(trip.status) && (
        <Freshness {...news} phone={brand.phone} states={[{ id: trip.id, text: stands }]} />
      )}
      {trip.booked && <p>{t("booked_zone", { zone: trip.booked.zone })}</p>}
      <DescriptionList items={toFacts(trip, t)} />
      <Cluster>
        <Unscripted>
          <ButtonLink kind="secondary" icon="refresh" to={here}>
            {t("update")}
          </ButtonLink>
        </Unscripted>
        {onward && (
          <ButtonLink kind="secondary" to={onward.to}>
            {t(onward.isBooking ? "see_bookings" : "see_orders")}
          </ButtonLink>
        )}
        {share && (
          <ButtonLink kind="secondary" icon="share" to={share}>
            {t("share")}
          </ButtonLink>
        )}
        <ButtonLink kind="quiet" icon="plus" to={again}>
          {t("another")}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

/** The honest answer where there is no other; nothing here orders a second taxi. */
function UnknownOrder({ brand, here }: { brand: Brand; here: string }) {
  const t = useTexts(texts);
  const { name, phone } = brand;
  return (
    <EmptyState
      icon="warning"
      title={t("unknown")}
      action={
        <Cluster $justify="center">
          <ButtonLink to={here} reloadDocument icon="refresh">
            {t("look_again")}
          </ButtonLink>
          {phone && <CallLink phone={phone} />}
        </Cluster>
      }
    >
      {t("unknown_hint", { brand: name })}
    </EmptyState>
  );
}

/** Long after: the same request may be sent anew, from a form of its own. */
function LostOrder({ brand, retry }: { brand: Brand; retry: string }) {
  const t = useTexts(texts);
  const { name, phone } = brand;
  return (
    <EmptyState
      icon="warning"
      title={t("lost")}
      action={
        <Cluster $justify="center">
          <ButtonLink to={retry} icon="taxi">
            {t("retry")}
          </ButtonLink>
          {phone && <CallLink phone={phone} />}
        </Cluster>
      }
    >
      {t("lost_hint", { brand: name })}
    </EmptyState>
  );
}

function CallLink({ phone }: { phone: PhoneLink }) {
  const t = useTexts(texts);
  return (
    <a className="button" data-kind="secondary" href={phone.href}>
      {t("call", { phone: phone.text })}
    </a>
  );
}

type Say = ReturnType<typeof useTexts<typeof texts>>;

function toFacts({ from, to, traveller, notes, price, payment }: PlacedTrip, t: Say) {
  const facts: [term: string, detail: string | null][] = [
    [t("from"), from],
    [t("to"), to ?? t("to_driver")],
    [t("traveller"), traveller],
    [t("notes"), notes],
    [t("price"), price ?? t("by_meter")],
    [t("payment"), payment],
  ];
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));
}
