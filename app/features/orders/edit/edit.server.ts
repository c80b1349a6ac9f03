import { type Trip, type TripChange, updateTrip } from "../../../api/trips.server.ts";
import type { Submission } from "../../../forms/submit.server.ts";
import { formatMoney } from "../../../i18n/format-money.server.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { forgetOpenTrips } from "../../../live/open-trips.server.ts";
import { pathTo } from "../../../paths.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import type { Flash } from "../../../request/flash.server.ts";
import { redirectWithFlash } from "../../../request/redirect-with-flash.server.ts";
import { hideContact } from "../../order-draft/contact/contact-in-address.server.ts";
import { type Draft, readDraft, toDraftQuery, whenOf } from "../../order-draft/draft.server.ts";
import { agreedRangesOf } from "../../order-taxi/agreed-range.server.ts";
import { texts as orderTexts } from "../../order-taxi/texts.ts";
import { usualTraveller } from "../../order-taxi/traveller.server.ts";
import { requireOwnTrip } from "../../trips/own-trip.server.ts";
import type { OrdersScreenName } from "../screen-name.ts";
import { type EditSent, editSchema } from "./edit-schema.server.ts";
import { texts } from "./texts.ts";

/** What the form calls that which the API calls otherwise. */
const fields = {
  "service.direccion": "from",
  "service.direccion.datos_extra": "notes",
  "service.destination": "to",
  "service.destination_address": "to",
  "service.viajero": "traveller",
  "service.viajero.telefono_aviso": "phone",
  "service.passengers": "passengers",
  "service.fecha_servicio_diferido": "date",
};

/** Which trip the page at an address changes, if any. */
export function readEdited({ url }: Request): number | undefined {
  const id = new URL(url).searchParams.get("edit");
  return id === null ? undefined : Number(id);
}

/** What becomes of the form that changes a trip, whose id is in the address of the page. */
export function editing(
  screen: OrdersScreenName,
  id: number,
  context: MemberContext,
): Submission<ReturnType<typeof editSchema>, Response> {
  return {
    language: context.language,
    schema: editSchema(context),
    texts: orderTexts,
    // The specification has the API's own words shown, whatever its status.
    refusals: "any",
    fields,
    run: (sent) => edit(sent, screen, id, context),
    done: (response) => response,
  };
}

async function edit(
  sent: EditSent,
  screen: OrdersScreenName,
  id: number,
  context: MemberContext,
): Promise<Response> {
  const { siteDomain, app, api } = context;
  const trip = await requireOwnTrip(id, context);
  const draft = toDraft(sent, context);
  const change = toChange(sent, draft, trip, context);
  if (!change) {
    const query = await hideContact({ edit: id, ...toDraftQuery(draft) }, context);
    return redirectWithFlash(pathTo(screen, { query, siteDomain }), app, {
      flash: isPressed(sent) ? undefined : chooseAddress(context),
    });
  }
  // Also what is refused says that things stand otherwise than the page has shown.
  const changed = await updateTrip(api, id, change).finally(() => forgetOpenTrips(context));
  // The change is made, whether or not its old range can be forgotten.
  if (!isSameJourney(trip, changed)) {
    await agreedRangesOf(context)
      .forget(id)
      .catch(() => {});
  }
  return redirectWithFlash(pathTo(screen, { query: { trip: id }, siteDomain }), app, {
    flash: toSuccess(trip, changed, context),
  });
}

const isPressed = ({ from_pick, to_pick }: EditSent) => Boolean(from_pick ?? to_pick);

function toDraft(sent: EditSent, { brand }: MemberContext): Draft {
  const told = Object.entries(sent).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(told as [string, string][]);
  return readDraft(query, { mostPassengers: brand.maxPassengers }).draft;
}

/** Nothing as long as somebody has to say which address they mean. */
function toChange(
  sent: EditSent,
  { from, to, ...draft }: Draft,
  trip: Trip,
  { brand, user }: MemberContext,
): TripChange | undefined {
  const origin =
    sent.from === undefined ? trip.origin : from?.position && { name: from.text, ...from.position };
  const isToldWhere = to.position !== undefined || to.text === "";
  if (isPressed(sent) || !origin || !isToldWhere) return undefined;
  const { name, latitude, longitude } = origin;
  const when = whenOf({ from, to, ...draft });
  return {
    origin: { name, latitude, longitude, notes: draft.notes || null },
    destination: to.position ? { name: to.text, ...to.position } : null,
    traveller: draft.traveller || usualTraveller(user),
    noticePhone: draft.phone || null,
    ...(brand.showExtraPassengers && sent.passengers && { passengers: draft.passengers }),
    // A time that stays need not be one that could still be chosen.
    ...(when !== trip.scheduledFor && { when }),
  };
}

function chooseAddress({ language }: MemberContext): Flash {
  return { kind: "failure", text: createTranslate(orderTexts, language)("chooseAddress") };
}

/** Another journey may cost something else, which nobody is to find out in the taxi. */
function toSuccess(before: Trip, after: Trip, { brand, language }: MemberContext): Flash {
  const t = createTranslate(texts, language);
  if (after.fare === null || after.fare === before.fare) {
    return { kind: "success", text: t("edited") };
  }
  const price = formatMoney(after.fare, after.currency ?? brand.currency, language);
  return { kind: "success", title: t("edited"), text: t("new_price", { price }) };
}

/** Whether nothing has changed that a fare depends on. */
function isSameJourney(before: Trip, after: Trip): boolean {
  const placesOf = ({ origin, destination }: Trip) => [
    origin.latitude,
    origin.longitude,
    destination.position?.latitude,
    destination.position?.longitude,
  ];
  const factsOf = (trip: Trip) => [...placesOf(trip), trip.passengers, trip.scheduledFor];
  return JSON.stringify(factsOf(before)) === JSON.stringify(factsOf(after));
}
