import type { Trip } from "../../../api/trips.server.ts";
import { formatPhone } from "../../../i18n/phones.server.ts";
import { createTranslate, type TextKey } from "../../../i18n/translate.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { formatNeeds } from "../../needs/needs-line.server.ts";
import { nameStops } from "../name-way.server.ts";
import { texts } from "./details-texts.ts";
import { formatFare, formatWhen } from "./format-trip.server.ts";

type Term = TextKey<typeof texts>;

type Detail = { key: Term | `reference_${number}`; term: string; detail: string };

/** Lists the trip's details in words, without the unknown ones. */
export function listDetails(trip: Trip, context: MemberContext): Detail[] {
  const { brand, language } = context;
  const t = createTranslate(texts, language);
  const { origin, destination, taxi, noticePhone } = trip;
  const details: Record<Term, string | number | null> = {
    number: `${trip.id}`,
    when: formatWhen(trip.when, language),
    from: origin.name,
    needs: formatNeeds(trip.needs, language),
    notes: origin.notes,
    stops: nameStops(trip),
    to: destination.name,
    return_of: trip.returnOf,
    fare: formatFare(trip, context),
    traveller: trip.traveller,
    phone: noticePhone && formatPhone(noticePhone, brand.phone),
    employee: trip.employee?.name ?? null,
    passengers: trip.passengers,
    driver: taxi?.driver ?? null,
    vehicle: taxi && `${taxi.model} · ${taxi.plate}`,
    service_type: trip.serviceType,
    payment: trip.paymentMethod,
  };
  const known = (Object.keys(details) as Term[]).flatMap((key) => {
    const detail = details[key] ?? "";
    return detail === "" ? [] : [{ key, term: t(key), detail: `${detail}` }];
  });
  const references = trip.references.map(
    ({ fieldId, name, value }): Detail => ({
      key: `reference_${fieldId}`,
      term: name,
      detail: value,
    }),
  );
  return [...known, ...references];
}
