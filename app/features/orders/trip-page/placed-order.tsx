import { Link } from "@remix-run/react";
import type { PhoneLink } from "../../../i18n/phones.server.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Cluster } from "../../../ui/layout/page-parts.tsx";
import { texts as returnTexts } from "../../order-taxi/return-texts.ts";
import { texts } from "../../order-taxi/texts.ts";
import { Freshness } from "../../trips/freshness.tsx";
import type { Placed } from "./load-placed.server.ts";
import { PlacedTrip } from "./placed-trip.tsx";

type Brand = { name: string; phone: PhoneLink | null };

/** `here` is the address of this page, `again` that of the next request. */
export type Around = { brand: Brand; here: string; again: string };

export function PlacedOrder({ placed, ...around }: Around & { placed: Placed }) {
  const { brand, here, again } = around;
  const t = useTexts(texts);
  if (placed.kind === "lost") return <LostOrder brand={brand} retry={placed.retry} />;
  if (placed.kind === "unknown") {
    return <UnknownOrder brand={brand} here={here} hasWayBack={placed.hasWayBack} />;
  }
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
  return <PlacedTrip view={placed} {...around} />;
}

/** Says that the outcome is unknown; nothing here orders a second taxi. */
function UnknownOrder({
  brand,
  here,
  hasWayBack,
}: {
  brand: Brand;
  here: string;
  hasWayBack: boolean;
}) {
  const t = useTexts(texts);
  const ofReturn = useTexts(returnTexts);
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
      {t("unknown_hint", { brand: name })} {hasWayBack && ofReturn("waits")}
    </EmptyState>
  );
}

/** Offers the same request again, in a form of its own. */
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
    <ButtonLink kind="secondary" to={phone.href}>
      {t("call", { phone: phone.text })}
    </ButtonLink>
  );
}
