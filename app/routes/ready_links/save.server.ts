import type { z } from "zod";
import { listEmployees } from "../../api/employees.server.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import { listActiveServiceTypes } from "../../api/service-types.server.ts";
import { noteActivity } from "../../features/activity/note-activity.server.ts";
import { giveGrant, revokeGrant } from "../../features/grants/load-grants.server.ts";
import { explainUnserved } from "../../features/needs/needs-line.server.ts";
import { texts as needsTexts } from "../../features/needs/texts.ts";
import { settleNeeds } from "../../features/needs/usual-needs.server.ts";
import { hideContact } from "../../features/order-draft/contact/contact-in-address.server.ts";
import { type Draft, draftOfForm, toDraftQuery } from "../../features/order-draft/draft.server.ts";
import { findOffer, findUnserved } from "../../features/order-taxi/check-offer.server.ts";
import { orderOfDraft } from "../../features/order-taxi/drafts.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { ownLinksOf, takeBackLink } from "../../features/ready-links/load-links.server.ts";
import { texts } from "../../features/ready-links/texts.ts";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { texts as referenceTexts } from "../../features/references/texts.ts";
import { FormRejected } from "../../forms/reply.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { joinTexts } from "../../i18n/catalogue.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, redirectToScreen } from "../../request/flash.server.ts";
import { ordersForColleagues } from "../../session/access.ts";
import { namePricedEnds } from "./priced-ends.server.ts";
import { readyLinksSchema } from "./schema.server.ts";
import { refusalTexts } from "./texts.ts";

type Sent = z.output<ReturnType<typeof readyLinksSchema>>;
type Made = Extract<Sent, { form: "make" }>;

export async function readyLinksSubmission(
  context: MemberContext,
): Promise<Submission<ReturnType<typeof readyLinksSchema>, Response>> {
  return {
    language: context.language,
    schema: readyLinksSchema(context, await loadReferenceFields(context)),
    texts: joinTexts(joinTexts(joinTexts(orderTexts, needsTexts), referenceTexts), refusalTexts),
    run: (sent) => answer(sent, context),
    done: (response) => response,
  };
}

async function answer(sent: Sent, context: MemberContext): Promise<Response> {
  const t = createTranslate(texts, context.language);
  const leadBack = (flash: Flash) => redirectToScreen("ready_links", { flash }, context);
  switch (sent.form) {
    case "grant":
      return leadBack(await revokeGrant(sent.purpose, context));
    case "take_back":
      return leadBack(
        (await takeBackLink(sent.id, context)) === "used"
          ? { kind: "failure", text: t("taken_back_late") }
          : { kind: "success", text: t("taken_back_done") },
      );
    case "look_up":
      return showPrices(sent, draftOf(sent, context), context);
    default:
      return make(sent, context);
  }
}

/** A link is for one journey at once, by the account's usual payment. */
function draftOf(sent: Record<string, unknown>, { brand }: MemberContext): Draft {
  const draft = draftOfForm(sent as Record<string, string | undefined>, brand);
  const { back: _, returnOf: __, payment: ___, ...rest } = draft;
  return { ...rest, stops: [], timing: "now", date: "", time: "", code: "" };
}

/** The same form with the addresses and the prices of its journey. */
async function showPrices(
  sent: Record<string, unknown>,
  draft: Draft,
  context: MemberContext,
): Promise<Response> {
  const { limit, usual_limit, hours, language, form } = sent;
  const query = {
    ...toDraftQuery(draft),
    // A limit that the user has left as it was follows the price.
    limit: limit === usual_limit ? undefined : toText(limit),
    hours: toText(hours),
    language: toText(language),
    check: form === "make" ? 1 : undefined,
  };
  return redirectToScreen("ready_links", { query: await hideContact(query, context) }, context);
}

const toText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? `${value}`.slice(0, 20) : undefined;

/** Makes a link to a fare that there is now, by the user's standing permission. */
async function make(sent: Made, context: MemberContext): Promise<Response> {
  const draft = draftOf(sent, context);
  if (sent.priced !== namePricedEnds(draft)) return showPrices(sent, draft, context);
  const needs = await settleNeeds(draft, sent.needs_usual, context);
  const traveller = await nameTraveller(draft, context);
  const order = orderOfDraft({ ...draft, needs, traveller }, context);
  if (!order) return showPrices(sent, draft, context);
  if (draft.group === undefined) reject("group", "selectGroup");
  const { exclusiveGroupId } = context.user;
  const isAllowed = exclusiveGroupId === null || exclusiveGroupId === order.groupId;
  const offer = isAllowed ? await findOffer(order, context) : undefined;
  if (!offer) return reject("group", "no_service");
  const unserved = findUnserved(offer);
  if (unserved) {
    const text = explainUnserved(unserved, context.language);
    throw new FormRejected([{ field: "group", message: { text } }]);
  }
  await giveGrant("ready_link", context);
  const { hours, language } = sent;
  const { name: group, currency } = offer;
  const link = { order, group, limit: Number(sent.limit), currency, hours, language };
  const made = await ownLinksOf(context).make(link, sent.key);
  if (!made) return reject("", "too_many");
  const { id, isNew } = made;
  if (isNew) await noteActivity({ kind: "ready_link_made", link: id }, context);
  return redirectToScreen("ready_link", { params: { id } }, context);
}

/** An employee and a service type are the company's own; the maker sees the link under the name. */
async function nameTraveller(
  { traveller, employee, serviceType }: Draft,
  { api, user }: MemberContext,
): Promise<string | undefined> {
  const isStrange = (id: number | undefined, all: { id: number }[]) =>
    id !== undefined && !all.some((each) => each.id === id);
  const types = serviceType === undefined ? [] : await readGoodRows(api, listActiveServiceTypes);
  if (isStrange(serviceType, types)) reject("service_type", "unknown_choice");
  if (employee === undefined || !ordersForColleagues(user)) return traveller;
  const employees = (await readGoodRows(api, listEmployees)).filter(({ isActive }) => isActive);
  if (isStrange(employee, employees)) reject("employee", "unknown_choice");
  return traveller || employees.find(({ id }) => id === employee)?.name;
}

function reject(
  field: string,
  rule: "selectGroup" | "no_service" | "too_many" | "unknown_choice",
): never {
  throw new FormRejected([{ field, message: { rule } }]);
}
