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
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { optional } from "../../request/optional.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { amountOf, formatPrice, matchesQuotedFare, rangeOf } from "../fares/fares.server.ts";
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

type WayOn = { to: string; flash?: Flash };

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
export function ordering(context: MemberContext): Submission<z.ZodType<OrderSent>, WayOn> {
  return {
    language: context.language,
    schema: z.preprocess(async (values) => {
      const sent = values as Record<string, unknown>;
      await refuseOther(sent, context);
      if (isLookUp(sent)) throw redirectWithFlash(await toLookUpPath(sent, context), context.app);
      return values;
    }, orderSchema(context)),
    texts,
    codes: { originMissing: originMissingCode },
    // The specification has the API's own words shown, whatever its status.
    refusals: "any",
    fields,
    run: (sent) => order(sent, context),
    done: ({ to, flash }) => redirectWithFlash(to, context.app, { flash }),
  };
}

/**
 * A form is for the account that it was drawn for. Whoever is logged in by now begins with the journey
 * alone, before anything else is said of it.
 */
async function refuseOther(sent: Partial<OrderSent>, context: MemberContext): Promise<void> {
  if (sent.account === `${context.user.id}`) return;
  const draft = toDraft(sent, context);
  const unowned = {
    ...draft,
    traveller: undefined,
    phone: undefined,
    employee: undefined,
    serviceType: undefined,
    group: undefined,
    payment: undefined,
  };
  const { name } = context.user;
  throw await sendBack(unowned, { rule: "otherAccount", values: { name } }, context);
}

async function order(sent: OrderSent, context: MemberContext): Promise<WayOn> {
  const { siteDomain } = context;
  const draft = toDraft(sent, context);
  const [origin, destination] = [draft.from, draft.to].map(toAddress);
  const isToldWhere = destination || draft.to.text === "";
  if (!origin || !isToldWhere) return lookUp(draft, context);

  const group = readGroup(sent.group);
  if (sent.payment && readPayment(sent.payment).groupId !== group.id) {
    throw await sendBack({ ...draft, payment: undefined }, { rule: "otherPayment" }, context);
  }
  const wish = toWish(draft, { origin, destination, groupId: group.id }, context);
  const fingerprint = toFingerprint(wish);
  const reservation = { key: sent.key, fingerprint };
  const prepare = async () => {
    const open = await listPlaced(wish, context);
    const same = await reserveOrder(reservation, { open, confirmed: sent.again }, context);
    if (same !== undefined) throw await askAgain(sent, same, context);
    const [price, traveller] = await Promise.all([
      confirmFare(wish, group.seen, draft, context),
      nameTraveller(wish, context),
    ]);
    const order = { ...wish, fare: amountOf(price), traveller };
    return { tripIds: open.map(({ id }) => id), order, range: rangeOf(price) };
  };
  const outcome = await runOrder({ key: sent.key, fingerprint, prepare }, context).catch(
    async (error: unknown) => {
      await releaseOrder(reservation, context);
      throw error;
    },
  );

  await forgetOpenTrips(context);
  if (outcome.state === "unknown") {
    const to = pathTo("panel_home", { query: { order: sent.key }, siteDomain });
    return { to, flash: sayRefusal(outcome.cause, context) };
  }
  const query = { trip: outcome.result };
  if (outcome.fingerprint === fingerprint)
    return { to: pathTo("panel_home", { query, siteDomain }) };
  const other = await hideContact(toDraftQuery(draft), context);
  return {
    to: pathTo("panel_home", { query: { ...query, ...other }, siteDomain }),
    flash: toFailure({ rule: "alreadySent" }, context),
  };
}

function toDraft(sent: Partial<OrderSent>, { brand }: MemberContext): Draft {
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
  { brand, user }: MemberContext,
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
  context: MemberContext,
): Promise<Price> {
  const journey = { origin, destination, passengers, when, code };
  const offers = await searchOffers(context.api, journey, groupId);
  const offer = offers.find((each) => each.groupId === groupId);
  if (!offer) throw await sendBack(draft, { rule: "groupGone" }, context);
  const { price } = offer.fare;
  if (matchesQuotedFare(price, seen)) return price;
  const values = { price: formatPrice(offer, context.language) };
  throw await sendBack(draft, { rule: "fareChanged", values }, context);
}

/** An employee is called by their name where nobody says otherwise. */
async function nameTraveller(
  { traveller, employeeId }: NewTrip,
  context: MemberContext,
): Promise<string> {
  if (traveller !== "" || employeeId === undefined) return traveller;
  const employees = await optional(listEmployees(context.api), [], context);
  return employees.find(({ id }) => id === employeeId)?.name ?? "";
}

/** The same question as for simple browsers, about a second taxi beside the order with the key `same`. */
async function askAgain(sent: OrderSent, same: string, context: MemberContext): Promise<Response> {
  const query = await hideContact({ ...sent, again: same }, context);
  return redirect(pathTo("request", { query, siteDomain: context.siteDomain }), 303);
}

/** The page says at the field which address has yet to be chosen, and shows what it costs. */
async function lookUp(draft: Draft, context: MemberContext): Promise<WayOn> {
  const query = await hideContact({ ...toDraftQuery(draft), ordered: 1 }, context);
  return { to: pathTo("request", { query, siteDomain: context.siteDomain }) };
}

type Said = {
  rule: "otherAccount" | "otherPayment" | "groupGone" | "fareChanged" | "alreadySent";
  values?: Record<string, string>;
};

async function sendBack(draft: Draft, flash: Said, context: MemberContext): Promise<Response> {
  const query = await hideContact(toDraftQuery(draft), context);
  const to = pathTo("request", { query, siteDomain: context.siteDomain });
  return redirectWithFlash(to, context.app, { flash: toFailure(flash, context) });
}

function toFailure({ rule, values }: Said, { language }: MemberContext): Flash {
  return { kind: "failure", text: createTranslate(texts, language)(rule, values) };
}
