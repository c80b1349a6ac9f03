import { z } from "zod";
import { grantForm, revokeGrant } from "../../features/grants/load-grants.server.ts";
import { explainUnserved } from "../../features/needs/needs-line.server.ts";
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
import { readPick } from "../../features/order-draft/picks.ts";
import { findOffer, findUnserved } from "../../features/order-taxi/check-offer.server.ts";
import { orderOfDraft } from "../../features/order-taxi/drafts.server.ts";
import { onWhole, tripFields } from "../../features/order-taxi/order-rules.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { usualTraveller } from "../../features/order-taxi/traveller.server.ts";
import { ownLinksOf, takeBackLink } from "../../features/ready-links/load-links.server.ts";
import { validHours } from "../../features/ready-links/ready-links.server.ts";
import { texts } from "../../features/ready-links/texts.ts";
import { FormRejected } from "../../forms/reply.ts";
import {
  amount,
  and,
  between,
  consent,
  formsOf,
  maxLength,
  required,
  text,
} from "../../forms/rules.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { joinTexts } from "../../i18n/catalogue.ts";
import { languages } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { grantsOf } from "../../request/grants/grants.server.ts";
import { namePricedEnds } from "./priced-ends.server.ts";
import { refusalTexts } from "./texts.ts";

const MOST_LIMIT = 2_000;
/** Many type a comma. */
const price = z
  .string("invalid")
  .default("")
  .transform((typed) => typed.trim().replace(",", "."))
  .pipe(and(required, amount, between(1, MOST_LIMIT)));

function readyLinksSchema(context: MemberContext) {
  const { timing: _, date: __, time: ___, ...trip } = tripFields(context.brand);
  const made = z
    .looseObject({
      form: z.literal("make"),
      from: text(required, maxLength(mostCharacters.place)),
      ...trip,
      priced: text(),
      limit: price,
      hours: z.coerce.number().refine((hours) => (validHours as readonly number[]).includes(hours)),
      language: z.enum(languages, "invalid"),
      consent,
    })
    .check(
      onWhole("traveller", "travellerMissing", ({ traveller }) =>
        Boolean(traveller || usualTraveller(context)),
      ),
      ...needsChecks(),
    );
  const forms = formsOf(
    z.looseObject({ form: z.literal("look_up") }),
    made,
    z.object({ form: z.literal("take_back"), id: text(required, maxLength(60)) }),
    grantForm,
  );
  return z.preprocess((sent) => nameForm(sent as Record<string, unknown>), forms);
}

/** The form for a new link has no name of its own, but buttons for its addresses and its prices. */
function nameForm(sent: Record<string, unknown>): Record<string, unknown> {
  if (sent.form !== undefined) return sent;
  const isLookUp = "look_up" in sent || readPick(sent, "from") || readPick(sent, "to");
  return { ...sent, form: isLookUp ? "look_up" : "make" };
}

type Sent = z.output<ReturnType<typeof readyLinksSchema>>;
type Made = Extract<Sent, { form: "make" }>;

export const readyLinksSubmission = (
  context: MemberContext,
): Submission<ReturnType<typeof readyLinksSchema>, Response> => ({
  language: context.language,
  schema: readyLinksSchema(context),
  texts: joinTexts(joinTexts(orderTexts, needsTexts), refusalTexts),
  run: (sent) => answer(sent, context),
  done: (response) => response,
});

async function answer(sent: Sent, context: MemberContext): Promise<Response> {
  const t = createTranslate(texts, context.language);
  const leadBack = (text: string) =>
    redirectToScreen("ready_links", { flash: { kind: "success", text } }, context);
  switch (sent.form) {
    case "grant":
      return leadBack((await revokeGrant(sent.purpose, context)).text);
    case "take_back":
      await takeBackLink(sent.id, context);
      return leadBack(t("taken_back_done"));
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
  const order = orderOfDraft({ ...draft, needs }, context);
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
  await grantsOf(context).give("ready_link");
  const { hours, language } = sent;
  const { name: group, currency } = offer;
  const link = { order, group, limit: Number(sent.limit), currency, hours, language };
  const id = await ownLinksOf(context).make(link);
  return id ? redirectToScreen("ready_link", { params: { id } }, context) : reject("", "too_many");
}

function reject(field: string, rule: "selectGroup" | "no_service" | "too_many"): never {
  throw new FormRejected([{ field, message: { rule } }]);
}
