import { z } from "zod";
import { areSameNeeds, hasNeeds, type Needs } from "../../../api/needs.ts";
import type { ReferenceField } from "../../../api/references.ts";
import { type Trip, type TripChange, updateTrip } from "../../../api/trips.server.ts";
import { maxLength, optionalText, required } from "../../../forms/rules.server.ts";
import type { Submission } from "../../../forms/submit.server.ts";
import { joinTexts } from "../../../i18n/catalogue.ts";
import { formatMoney } from "../../../i18n/format.server.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { forgetOpenTrips } from "../../../live/open-trips.server.ts";
import { type MemberContext, ownGroupId } from "../../../request/context.server.ts";
import { type Flash, redirectToScreen } from "../../../request/flash.server.ts";
import { screenNotFound } from "../../../request/responses.server.ts";
import { optional } from "../../../request/trace-in-request.server.ts";
import { needsChecks } from "../../needs/needs-rules.server.ts";
import { texts as needsTexts } from "../../needs/texts.ts";
import { hideContact } from "../../order-draft/contact/contact-in-address.server.ts";
import {
  type Draft,
  draftOfForm,
  mostCharacters,
  toDraftQuery,
  whenOf,
} from "../../order-draft/draft.server.ts";
import { readPick } from "../../order-draft/picks.ts";
import { placeNames } from "../../order-draft/place-names.ts";
import { readStopPress } from "../../order-draft/stop-presses.ts";
import { agreedRangesOf } from "../../order-taxi/agreed-range.server.ts";
import {
  findOffer,
  findUnserved,
  type NeedsUnserved,
  toDriversLine,
} from "../../order-taxi/check-offer.server.ts";
import { toStops } from "../../order-taxi/drafts.server.ts";
import { explainOutcome } from "../../order-taxi/explain-outcome.server.ts";
import {
  onWhole,
  stopsNeedTo,
  timeChecks,
  tripFields,
} from "../../order-taxi/order-rules.server.ts";
import { texts as orderTexts } from "../../order-taxi/texts.ts";
import { usualTraveller } from "../../order-taxi/traveller.server.ts";
import { loadReferenceFields } from "../../references/load-reference-fields.server.ts";
import { referenceFields } from "../../references/reference-rules.server.ts";
import {
  areSameReferences,
  type ReferencesWrong,
  settleReferences,
} from "../../references/reference-rules.ts";
import { texts as referenceTexts } from "../../references/texts.ts";
import type { NeedsApproval } from "../../rules/check-rules.server.ts";
import { findOwnTrip } from "../../trips/own-trip.server.ts";
import { isSameJourney, judgeChange } from "./judge-change.server.ts";
import type { OrdersScreenName } from "./load-edit.server.ts";
import { texts } from "./texts.ts";

/** The form's names for the fields that the API calls otherwise. */
const fields = {
  "service.direccion": "from",
  "service.direccion.datos_extra": "notes",
  "service.destination": "to",
  "service.destination_address": "to",
  "service.stops": "stop1",
  "service.viajero": "traveller",
  "service.viajero.telefono_aviso": "phone",
  "service.passengers": "passengers",
  "service.needs": "needs",
  "service.references": "",
  "service.fecha_servicio_diferido": "date",
};

/** The trip that the page at an address changes, if any. */
export function readEdited({ url }: Request): number | undefined {
  const id = new URL(url).searchParams.get("edit");
  return id === null ? undefined : Number(id);
}

/** The form that changes a trip, whose id is in the address of the page. */
export async function editSubmission(
  screen: OrdersScreenName,
  id: number,
  context: MemberContext,
): Promise<Submission<ReturnType<typeof editSchema>, Response>> {
  const asked = await loadReferenceFields(context);
  return {
    language: context.language,
    schema: editSchema(context, asked),
    texts: joinTexts(joinTexts(orderTexts, needsTexts), referenceTexts),
    // The specification has the API's own words shown, whatever its status.
    refusals: "any",
    fields,
    run: async (sent) => replyTo(await editTrip(id, sent, asked, context), screen, id, context),
    done: (response) => response,
  };
}

async function replyTo(
  outcome: EditOutcome,
  screen: OrdersScreenName,
  id: number,
  context: MemberContext,
): Promise<Response> {
  switch (outcome.state) {
    case "notFound":
      throw screenNotFound();
    case "addressOpen": {
      const query = await hideContact({ edit: id, ...toDraftQuery(outcome.draft) }, context);
      const text = createTranslate(orderTexts, context.language)("chooseAddress");
      const flash = { kind: "failure", text } as const;
      return redirectToScreen(screen, { query, ...(!outcome.isChosen && { flash }) }, context);
    }
    case "needsUnserved":
    case "needsApproval":
    case "referencesWrong": {
      const query = await hideContact({ edit: id, ...toDraftQuery(outcome.draft) }, context);
      const text = explainOutcome(outcome, context.language);
      return redirectToScreen(screen, { query, flash: { kind: "failure", text } }, context);
    }
    case "edited":
      return redirectToScreen(
        screen,
        { query: { trip: id }, flash: toSuccess(outcome, context) },
        context,
      );
    default:
      return outcome satisfies never;
  }
}

/** Another journey may have another fare, which the traveller has to know before the taxi comes. */
function toSuccess({ before, after }: Edited, { brand, language }: MemberContext): Flash {
  const t = createTranslate(texts, language);
  if (after.fare === null || after.fare === before.fare) {
    return { kind: "success", text: t("edited") };
  }
  const price = formatMoney(after.fare, after.currency ?? brand.currency, language);
  return { kind: "success", title: t("edited"), text: t("new_price", { price }) };
}

/**
 * The fields that change a trip; a field that the form does not show stays as it is. The button of each
 * address that the user may choose has a name of its own.
 */
function editSchema(context: MemberContext, asked: ReferenceField[] = []) {
  const { brand } = context;
  return z
    .looseObject({
      from: optionalText(required, maxLength(mostCharacters.place)),
      ...tripFields(brand),
      // Whether a list has the value is known with the trip, which may keep the one that it has.
      ...referenceFields(asked.map((field) => ({ ...field, values: null }))),
    })
    .check(
      ...timeChecks(brand.timeZone),
      ...needsChecks(),
      stopsNeedTo,
      onWhole("traveller", "travellerMissing", ({ traveller }) =>
        Boolean(traveller || usualTraveller(context)),
      ),
    );
}

type EditSent = z.output<ReturnType<typeof editSchema>>;

type Refusal = NeedsUnserved | NeedsApproval | ReferencesWrong;

type Edited = { state: "edited"; before: Trip; after: Trip };

/** What became of a change. Nothing has changed while the user has to choose, or has just chosen, an address. */
type EditOutcome =
  | Edited
  | { state: "addressOpen"; draft: Draft; isChosen: boolean }
  | (Refusal & { draft: Draft })
  | { state: "notFound" };

/** Changes a trip, as soon as each address is clear. */
async function editTrip(
  id: number,
  sent: EditSent,
  asked: ReferenceField[] | undefined,
  context: MemberContext,
): Promise<EditOutcome> {
  const before = await findOwnTrip(id, context);
  if (!before) return { state: "notFound" };
  const draft = draftOfForm(sent as Record<string, string | undefined>, context.brand);
  const isChosen =
    placeNames.some((name) => readPick(sent, name)) ||
    readStopPress(Object.keys(sent)) !== undefined;
  const change = isChosen ? undefined : toChange(sent, draft, before, context);
  if (!change) return { state: "addressOpen", draft, isChosen };
  const { line: needsLine, unserved } = await findDriverNeeds(change, before, context);
  if (unserved) return { ...unserved, draft };
  const { references, problems } = settleReferences(draft.references, asked, before.references);
  if (problems.length > 0) return { state: "referencesWrong", problems, draft };
  const isOther = draft.references && !areSameReferences(references, before.references, asked);
  const changed = { ...change, needsLine, ...(isOther && { references }) };
  const outOfRule = await judgeChange(change, before, context);
  if (outOfRule) return { ...outOfRule, draft };
  // A refusal, too, means that the trip is no longer as the page has shown it.
  const after = await updateTrip(context.api, id, changed).finally(() => forgetOpenTrips(context));
  // The change is made, whether or not its old range can be forgotten.
  if (!isSameJourney(before, after)) {
    await agreedRangesOf(context)
      .forget(id)
      .catch(() => {});
  }
  return { state: "edited", before, after };
}

/** The needs in the drivers' words, unless the group has no taxi for new ones. */
async function findDriverNeeds(change: TripChange, before: Trip, context: MemberContext) {
  const { needs, destination, origin } = change;
  if (!needs || !hasNeeds(needs)) return {};
  const when = change.when ?? before.scheduledFor ?? undefined;
  const passengers = change.passengers ?? before.passengers ?? undefined;
  const groupId = before.groupId ?? ownGroupId(context);
  const { latitude, longitude, name } = origin;
  const journey = { origin: { latitude, longitude, name }, passengers, when, groupId, needs };
  const search = findOffer({ ...journey, destination: destination ?? undefined }, context);
  // The group has accepted the needs that stay.
  const isNew = !areSameNeeds(needs, before.needs);
  const offer = isNew ? await search : await optional(search, undefined, context);
  const unserved = isNew && offer ? findUnserved(offer) : undefined;
  return { line: toDriversLine(needs, offer, context), unserved };
}

/** Nothing while an address is only words. */
function toChange(
  sent: EditSent,
  { from, to, ...draft }: Draft,
  trip: Trip,
  context: MemberContext,
): TripChange | undefined {
  const origin =
    sent.from === undefined ? trip.origin : from?.position && { name: from.text, ...from.position };
  const isToldWhere = to.position !== undefined || to.text === "";
  const stops = toStops(draft);
  if (!origin || !isToldWhere || !stops) return undefined;
  const { name, latitude, longitude } = origin;
  const when = whenOf({ from, to, ...draft });
  return {
    origin: { name, latitude, longitude, notes: draft.notes || null },
    destination: to.position ? { name: to.text, ...to.position } : null,
    // An API without stops is sent none.
    ...((stops.length > 0 || trip.stops.length > 0) && { stops }),
    traveller: draft.traveller || usualTraveller(context),
    noticePhone: draft.phone || null,
    needs: toChangedNeeds(draft.needs ?? trip.needs, trip),
    ...(context.brand.showExtraPassengers && sent.passengers && { passengers: draft.passengers }),
    // A time that stays need not be one that could still be chosen.
    ...(when !== trip.scheduledFor && { when }),
  };
}

/** An API that knows no needs gets none as long as there are none. */
const toChangedNeeds = (needs: Needs, trip: Trip) =>
  hasNeeds(needs) || hasNeeds(trip.needs) ? needs : undefined;
