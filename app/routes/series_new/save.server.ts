import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { ReferenceField } from "../../api/references.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { mostOf } from "../../features/fares/fares.server.ts";
import { giveGrant } from "../../features/grants/load-grants.server.ts";
import { sayKinds } from "../../features/needs/needs-line.server.ts";
import { needsChecks } from "../../features/needs/needs-rules.server.ts";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { settleNeeds } from "../../features/needs/usual-needs.server.ts";
import { hideContact } from "../../features/order-draft/contact/contact-in-address.server.ts";
import {
  type Draft,
  draftOfForm,
  mostCharacters,
  toDraftQuery,
} from "../../features/order-draft/draft.server.ts";
import { readStopPress } from "../../features/order-draft/stop-presses.ts";
import { orderOfDraft } from "../../features/order-taxi/drafts.server.ts";
import {
  highestFare,
  onWhole,
  stopsNeedTo,
  tripFields,
} from "../../features/order-taxi/order-rules.server.ts";
import { originMissing } from "../../features/order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { usualTraveller } from "../../features/order-taxi/traveller.server.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { referenceFields } from "../../features/references/reference-rules.server.ts";
import { texts as referenceTexts } from "../../features/references/texts.ts";
import { changeFrom, makeSeries } from "../../features/series/change-series.server.ts";
import { nameDate } from "../../features/series/describe-series.server.ts";
import {
  changeAndWake,
  findOwnSeries,
  ownSeries,
} from "../../features/series/own-series.server.ts";
import {
  joinDays,
  patternCheck,
  patternNames,
  patternShape,
  readPattern,
} from "../../features/series/pattern-fields.server.ts";
import { listDates } from "../../features/series/series-dates.server.ts";
import {
  currentPlan,
  MOST_SERIES,
  type Plan,
  type Series,
} from "../../features/series/series-record.server.ts";
import { FormRejected } from "../../forms/reply.ts";
import { consent, maxLength, required, text } from "../../forms/rules.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { joinTexts } from "../../i18n/catalogue.ts";
import { formatMoney } from "../../i18n/format.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { countStops, findFirstOffers, serves, toDailyDraft } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The form that describes a series, and the one that starts it. */
export async function seriesSubmission(
  context: MemberContext,
): Promise<Submission<ReturnType<typeof seriesSchema>, Response>> {
  const asked = await loadReferenceFields(context);
  const { language } = context;
  return {
    language,
    schema: seriesSchema(context, asked),
    texts: joinTexts(joinTexts(joinTexts(orderTexts, needsTexts), referenceTexts), texts),
    run: (sent) => (sent.intent === "start" ? start(sent, context) : showNext(sent, context)),
    done: (response) => response,
  };
}

function seriesSchema(context: MemberContext, asked: ReferenceField[] | undefined) {
  const { brand } = context;
  const { rule, values } = originMissing(context);
  const { timing: _, date: __, time: ___, ...trip } = tripFields(brand);
  const from = z.string().refine((value) => value !== "", { error: rule, params: values });
  const shape = {
    from: text(from, maxLength(mostCharacters.place)),
    ...trip,
    ...patternShape,
    employee: text(),
    series: text(),
    ...referenceFields(asked),
  };
  const checks = [
    patternCheck(brand.timeZone),
    onWhole("traveller", "travellerMissing", ({ traveller, employee }) =>
      Boolean(traveller || employee || usualTraveller(context)),
    ),
    stopsNeedTo,
    ...needsChecks(),
  ];
  const lookUp = z.looseObject({ intent: z.literal("lookUp") });
  const plan = z.looseObject({ intent: z.literal("plan"), ...shape }).check(...checks);
  const started = z
    .looseObject({
      ...{ intent: z.literal("start"), ...shape },
      key: z.uuid("unreadable"),
      group: text(required),
      payment_group: text(),
      most: highestFare,
      consent,
    })
    .check(...checks);
  return z.preprocess(
    (sent) => toSent(sent as Record<string, unknown>),
    z.discriminatedUnion("intent", [lookUp, plan, started], "invalid"),
  );
}

/** A button for a stop asks for the same page again, whatever is still missing there. */
function toSent(sent: Record<string, unknown>): Record<string, unknown> {
  const isLookUp = readStopPress(Object.keys(sent)) !== undefined;
  return { ...joinDays(sent), ...(isLookUp && { intent: "lookUp" }) };
}

type Sent = z.output<ReturnType<typeof seriesSchema>>;
type Started = Extract<Sent, { intent: "start" }>;

function draftOf(sent: Sent, { brand }: MemberContext): Draft {
  const draft = draftOfForm(sent as unknown as Record<string, string | undefined>, brand);
  // The rules give a form all four stops; of a press on one of their buttons the empty ones count.
  const stops = draft.stops.filter(({ text }) => text !== "" || sent.intent === "lookUp");
  return toDailyDraft({ ...draft, stops });
}

/** The page looks the addresses up; once all is clear, it shows the dates and the fare. */
async function showNext(sent: Sent, context: MemberContext): Promise<Response> {
  const values = sent as Record<string, unknown>;
  const texts = [...patternNames, "series"].map((name) => [name, values[name] || undefined]);
  const draft = draftOf(sent, context);
  const needs = await settleNeeds(draft, values.needs_usual as string | undefined, context);
  const query = {
    ...toDraftQuery({ ...draft, needs }),
    ...Object.fromEntries(texts),
    check: sent.intent === "lookUp" ? undefined : 1,
  };
  return redirectToScreen("series_new", { query: await hideContact(query, context) }, context);
}

async function start(sent: Started, context: MemberContext): Promise<Response> {
  const { brand, language } = context;
  const t = createTranslate(texts, language);
  const plan = await toPlan(sent, context);
  if (!plan) return showNext(sent, context);
  const { from } = readPattern(sent);
  const id = sent.series || sent.key;
  if (sent.series) await findOwnSeries(id, context);
  const records = ownSeries(context);
  const same = sent.series ? undefined : findSame(await records.list(), plan, from);
  if (same && same.id !== id) {
    const flash = { kind: "failure", text: t("same_exists") } as const;
    return redirectToScreen("series_one", { params: { id: same.id }, flash }, context);
  }
  await giveGrant("series", context);
  const store = async () => {
    if (!sent.series) {
      return records.add(makeSeries({ id, plan, from, now: Date.now() }, brand.timeZone));
    }
    await records.update(id, (series) =>
      currentPlan(series).id === plan.id
        ? undefined
        : changeFrom(series, { ...plan, from }, brand.timeZone),
    );
    return true;
  };
  const isStored = await changeAndWake(id, store, context);
  if (!isStored) reject("", "tooManySeries", { count: MOST_SERIES });
  const kind = sent.series ? "series_changed" : "series_made";
  await noteActivity({ kind, series: id, from }, context);
  const flash = { kind: "success", text: t(sent.series ? "changed" : "made") } as const;
  return redirectToScreen("series_one", { params: { id }, flash }, context);
}

/** A series that goes on and books the same: a form that is filled in again must not double its taxis. */
function findSame(all: Series[], plan: Plan, from: string): Series | undefined {
  // The store keeps no field that is undefined.
  const contentOf = ({ id: _, most: __, groupName: ___, ...content }: Plan) =>
    JSON.parse(JSON.stringify(content));
  return all.find(
    (series) =>
      series.state !== "ended" &&
      series.dates.some(({ date, state }) => date >= from && state !== "skipped") &&
      isDeepStrictEqual(contentOf(currentPlan(series)), contentOf(plan)),
  );
}

/** What is booked on each day, with the group's fare of the first day below the limit. */
async function toPlan(sent: Started, context: MemberContext): Promise<Plan | undefined> {
  const { from, ...pattern } = readPattern(sent);
  const draft = draftOf(sent, context);
  const groupId = Number(sent.group);
  const payment = groupId === Number(sent.payment_group) ? draft.payment : undefined;
  const order = orderOfDraft({ ...draft, group: groupId, payment }, context);
  if (!order) return undefined;
  const [first = from] = listDates({ ...pattern, from });
  const { offers, isTooEarly } = await findFirstOffers(draft, first, pattern.time, context);
  if (isTooEarly) reject("", "too_early", { day: nameDate(first, context.language) });
  const offer = offers.find((each) => each.groupId === groupId);
  if (!offer) return reject("group", "groupGone");
  if (offer.unservedNeeds.length > 0) {
    const needs = sayKinds(offer.unservedNeeds, context.language);
    reject("group", "unserved", { group: offer.name, needs });
  }
  if (!serves(offer, countStops(draft))) return reject("group", "groupGone");
  const most = { amount: Number(sent.most), currency: offer.currency };
  if (mostOf(offer.fare.price) > most.amount) {
    const price = formatMoney(mostOf(offer.fare.price), offer.currency, context.language);
    reject("most", "mostTooLow", { price });
  }
  const { when: _, ...rest } = order;
  return { ...pattern, id: sent.key, order: rest, groupName: offer.name, most };
}

function reject(field: string, rule: string, values?: Record<string, string | number>): never {
  throw new FormRejected([{ field, message: { rule, values } }]);
}
