import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Address } from "../../api/addresses.server.ts";
import { listEmployees } from "../../api/employees.server.ts";
import { type Price, searchOffers } from "../../api/offers.server.ts";
import type { NewTrip } from "../../api/trips.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { forgetOpenTrips } from "../../live/open-trips.server.ts";
import { pathTo } from "../../paths.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { optional } from "../../request/optional.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { amountOf, formatPrice, isAsSeen, rangeOf } from "../fares/fares.server.ts";
import { hideContact } from "../order-draft/contact/contact-in-address.server.ts";
import {
  type Draft,
  type DraftPlace,
  readDraft,
  toDraftQuery,
  whenOf,
} from "../order-draft/draft.server.ts";
import { toFingerprint } from "../order-taxi/fingerprint.server.ts";
import {
  type OrderSent,
  orderSchema,
  readGroup,
  readPayment,
} from "../order-taxi/order-schema.server.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { listPlaced } from "../order-taxi/placed-orders.server.ts";
import { releaseOrder, reserveOrder } from "../order-taxi/reserve-order.server.ts";
import { runOrder } from "../order-taxi/run-order.server.ts";
import { sayRefusal } from "../order-taxi/say-refusal.server.ts";
import { texts } from "../order-taxi/texts.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { isLookUp, toLookUpPath } from "./look-up.server.ts";

type WayOn = { to: string; said?: Flash };

/** What the form calls that which the API calls otherwise. */
const fields = {
  agrupacion_id: "group",
  direccion: "from",
  "search.origin": "from",
  destination: "to",
  destination_address: "to",
  "search.destination": "to",
  fecha_servicio_diferido: "date",
  "search.date": "date",
  viajero: "traveller",
  "viajero.telefono_aviso": "phone",
  "direccion.datos_extra": "notes",
  employee_id: "employee",
  service_type_id: "service_type",
  fare: "",
  payment_method_id: "payment",
};

/** What becomes of the form that orders a taxi. */
export function ordering(visit: MemberVisit): Submission<z.ZodType<OrderSent>, WayOn> {
  return {
    language: visit.language,
    schema: z.preprocess(async (values) => {
      const sent = values as Record<string, unknown>;
      await refuseOther(sent, visit);
      if (isLookUp(sent)) throw goOn(await toLookUpPath(sent, visit), visit.context);
      return values;
    }, orderSchema(visit)),
    texts,
    codes: { originMissing: originMissingCode },
    // The specification has the API's own words shown, whatever its status.
    refusals: "any",
    fields,
    run: (sent) => order(sent, visit),
    done: ({ to, said }) => goOn(to, visit.context, { said }),
  };
}

/**
 * A form is for the account that it was drawn for. Whoever is logged in by now begins with the journey
 * alone, before anything else is said of it.
 */
async function refuseOther(sent: Partial<OrderSent>, visit: MemberVisit): Promise<void> {
  if (sent.account === `${visit.user.id}`) return;
  const draft = toDraft(sent, visit);
  const unowned = {
    ...draft,
    traveller: undefined,
    phone: undefined,
    employee: undefined,
    serviceType: undefined,
    group: undefined,
    payment: undefined,
  };
  const { name } = visit.user;
  throw await sendBack(unowned, { rule: "otherAccount", values: { name } }, visit);
}

async function order(sent: OrderSent, visit: MemberVisit): Promise<WayOn> {
  const { siteDomain } = visit;
  const draft = toDraft(sent, visit);
  const [origin, destination] = [draft.from, draft.to].map(toAddress);
  const isToldWhere = destination || draft.to.text === "";
  if (!origin || !isToldWhere) return lookUp(draft, visit);

  const group = readGroup(sent.group);
  if (sent.payment && readPayment(sent.payment).groupId !== group.id) {
    throw await sendBack({ ...draft, payment: undefined }, { rule: "otherPayment" }, visit);
  }
  const wish = toWish(draft, { origin, destination, groupId: group.id }, visit);
  const fingerprint = toFingerprint(wish);
  const reservation = { key: sent.key, fingerprint };
  const prepare = async () => {
    const open = await listPlaced(wish, visit);
    const same = await reserveOrder(reservation, { open, confirmed: sent.again }, visit);
    if (same !== undefined) throw await askAgain(sent, same, visit);
    const [price, traveller] = await Promise.all([
      confirmFare(wish, group.seen, draft, visit),
      nameTraveller(wish, visit),
    ]);
    const order = { ...wish, fare: amountOf(price), traveller };
    return { tripIds: open.map(({ id }) => id), order, range: rangeOf(price) };
  };
  const outcome = await runOrder({ key: sent.key, fingerprint, prepare }, visit).catch(
    async (error: unknown) => {
      await releaseOrder(reservation, visit);
      throw error;
    },
  );

  await forgetOpenTrips(visit);
  if (outcome.state === "unknown") {
    const to = pathTo("panel_home", { query: { order: sent.key }, siteDomain });
    return { to, said: sayRefusal(outcome.cause, visit) };
  }
  const query = { trip: outcome.result };
  if (outcome.fingerprint === fingerprint)
    return { to: pathTo("panel_home", { query, siteDomain }) };
  const other = await hideContact(toDraftQuery(draft), visit);
  return {
    to: pathTo("panel_home", { query: { ...query, ...other }, siteDomain }),
    said: toFailure({ rule: "alreadySent" }, visit),
  };
}

function toDraft(sent: Partial<OrderSent>, { brand }: MemberVisit): Draft {
  const told = Object.entries(sent).filter(([, value]) => value !== undefined);
  const { draft } = readDraft(new URLSearchParams(told as [string, string][]), {
    mostPassengers: brand.maxPassengers,
  });
  return draft;
}

function toAddress(place: DraftPlace | undefined): Address | undefined {
  return place?.position && { name: place.text, ...place.position };
}

/** All that is asked for, but for what has yet to be looked up. */
function toWish(
  draft: Draft,
  journey: Pick<NewTrip, "origin" | "destination" | "groupId">,
  { brand, user }: MemberVisit,
): NewTrip {
  const employeeId = user.isCompany ? draft.employee : undefined;
  return {
    ...journey,
    userId: user.id,
    origin: { ...journey.origin, ...(draft.notes && { notes: draft.notes }) },
    traveller: draft.traveller || (employeeId === undefined ? usualTraveller(user) : ""),
    noticePhone: draft.phone || undefined,
    fare: null,
    when: whenOf(draft),
    passengers: brand.showExtraPassengers ? draft.passengers : undefined,
    code: draft.code || undefined,
    employeeId,
    serviceTypeId: draft.serviceType,
    paymentMethodId: draft.payment,
  };
}

/** Nobody travels at another price than the one that was shown. */
async function confirmFare(
  { origin, destination, passengers, when, code, groupId }: NewTrip,
  seen: string,
  draft: Draft,
  visit: MemberVisit,
): Promise<Price> {
  const journey = { origin, destination, passengers, when, code };
  const offers = await searchOffers(visit.api, journey, groupId);
  const offer = offers.find((each) => each.groupId === groupId);
  if (!offer) throw await sendBack(draft, { rule: "groupGone" }, visit);
  const { price } = offer.fare;
  if (isAsSeen(price, seen)) return price;
  const values = { price: formatPrice(offer, visit.language) };
  throw await sendBack(draft, { rule: "fareChanged", values }, visit);
}

/** An employee is called by their name where nobody says otherwise. */
async function nameTraveller(
  { traveller, employeeId }: NewTrip,
  visit: MemberVisit,
): Promise<string> {
  if (traveller !== "" || employeeId === undefined) return traveller;
  const employees = await optional(listEmployees(visit.api), [], visit);
  return employees.find(({ id }) => id === employeeId)?.name ?? "";
}

/** The same question as for simple browsers, about a second taxi beside the order with the key `same`. */
async function askAgain(sent: OrderSent, same: string, visit: MemberVisit): Promise<Response> {
  const query = await hideContact({ ...sent, again: same }, visit);
  return redirect(pathTo("request", { query, siteDomain: visit.siteDomain }), 303);
}

/** The page says at the field which address has yet to be chosen, and shows what it costs. */
async function lookUp(draft: Draft, visit: MemberVisit): Promise<WayOn> {
  const query = await hideContact({ ...toDraftQuery(draft), ordered: 1 }, visit);
  return { to: pathTo("request", { query, siteDomain: visit.siteDomain }) };
}

type Said = {
  rule: "otherAccount" | "otherPayment" | "groupGone" | "fareChanged" | "alreadySent";
  values?: Record<string, string>;
};

async function sendBack(draft: Draft, said: Said, visit: MemberVisit): Promise<Response> {
  const query = await hideContact(toDraftQuery(draft), visit);
  const to = pathTo("request", { query, siteDomain: visit.siteDomain });
  return goOn(to, visit.context, { said: toFailure(said, visit) });
}

function toFailure({ rule, values }: Said, { language }: MemberVisit): Flash {
  return { kind: "failure", text: createTranslate(texts, language)(rule, values) };
}
