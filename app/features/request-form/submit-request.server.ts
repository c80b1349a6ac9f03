import { z } from "zod";
import type { ReferenceField } from "../../api/references.ts";
import { maxLength, type Rule, text } from "../../forms/rules.server.ts";
import type { Submission } from "../../forms/submit.server.ts";
import { joinTexts } from "../../i18n/catalogue.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Flash, redirectToScreen, redirectWithFlash } from "../../request/flash.server.ts";
import { type Asked, askManager } from "../approvals/ask-manager.server.ts";
import { texts as approvalTexts } from "../approvals/texts.ts";
import { needsChecks } from "../needs/needs-rules.server.ts";
import { texts as needsTexts } from "../needs/texts.ts";
import { settleNeeds } from "../needs/usual-needs.server.ts";
import { hideContact } from "../order-draft/contact/contact-in-address.server.ts";
import {
  type Draft,
  draftOfForm,
  mostCharacters,
  toDraftQuery,
} from "../order-draft/draft.server.ts";
import { turnBack } from "../order-draft/way-back.server.ts";
import { orderOfDraft } from "../order-taxi/drafts.server.ts";
import { explainOutcome, toUnknownFlash } from "../order-taxi/explain-outcome.server.ts";
import { orderReturnTrip, type ReturnOutcome } from "../order-taxi/order-return.server.ts";
import {
  onWhole,
  returnFields,
  timeChecks,
  tripFields,
  wayChecks,
} from "../order-taxi/order-rules.server.ts";
import { type OrderOutcome, orderTaxi } from "../order-taxi/order-taxi.server.ts";
import { originMissing, originMissingCode } from "../order-taxi/origin-missing.ts";
import { texts } from "../order-taxi/texts.ts";
import { usualTraveller } from "../order-taxi/traveller.server.ts";
import { loadReferenceFields } from "../references/load-reference-fields.server.ts";
import { referenceFields } from "../references/reference-rules.server.ts";
import { texts as referenceTexts } from "../references/texts.ts";
import type { NeedsApproval } from "../rules/check-rules.server.ts";
import { explainBroken } from "../rules/explain-rules.server.ts";
import { isLookUp, toLookUpPath } from "./look-up.server.ts";
import { explainReturn, replyToReturn, toReturnQuery } from "./reply-to-return.server.ts";

/** The form's names for the fields that the API calls otherwise. */
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
  stops: "stop1",
  "search.stops": "stop1",
  return_of: "",
  references: "",
};

/** The form that orders a taxi, or has its page look something up. */
export async function requestSubmission(
  context: MemberContext,
): Promise<Submission<ReturnType<typeof requestSchema>, Response>> {
  const asked = await loadReferenceFields(context);
  return {
    language: context.language,
    schema: requestSchema(context, asked),
    texts: joinTexts(joinTexts(texts, needsTexts), referenceTexts),
    codes: { originMissing: originMissingCode },
    // The specification has the API's own words shown, whatever its status.
    refusals: "any",
    fields,
    run: async (sent) => replyTo(sent, await orderFromForm(sent, context), context),
    done: (response) => response,
  };
}

/** What became of the form: of its order, or why the form sent none. */
type FormOutcome =
  | OrderOutcome
  | Exclude<Asked, { state: "inRule" }>
  | ({ state: "returnTrip" } & ReturnOutcome)
  | { state: "otherAccount" | "lookUp" | "addressUnclear" | "otherPayment" | "returnUnseen" };

/** Orders the taxi that a form describes, unless the form asks for something else or is incomplete. */
async function orderFromForm(sent: RequestSent, context: MemberContext): Promise<FormOutcome> {
  if (sent.intent !== "order") return { state: sent.intent };
  const draft = draftOfForm(sent as Record<string, string | undefined>, context.brand);
  const needs = await settleNeeds(draft, sent.needs_usual, context);
  const whole = { ...draft, needs };
  const turned = turnBack(whole);
  const order = orderOfDraft(whole, context);
  const back = turned && orderOfDraft(turned, context);
  if (!order || (turned && !back)) return { state: "addressUnclear" };
  const { id, fare } = readGroup(sent.group);
  if (sent.payment && readPaidGroup(sent.payment) !== id) return { state: "otherPayment" };
  const request = {
    idempotencyKey: sent.key,
    content: { order, quotedFare: { kind: "shown", fare } },
    reservation: { of: "content", confirmed: sent.again },
  } as const;
  if (!back) {
    const asked = sent.ask ? await askManager(sent.key, [request.content], context) : undefined;
    return asked && asked.state !== "inRule" ? asked : orderTaxi(request, context);
  }
  // The page has not shown what the way back costs, for example without JavaScript.
  if (!sent.return_fare) return { state: "returnUnseen" };
  const quotedFare = { kind: "shown", fare: sent.return_fare } as const;
  if (sent.ask) {
    const halves = [request.content, { order: back, quotedFare }];
    const asked = await askManager(sent.key, halves, context);
    if (asked.state !== "inRule") return asked;
  }
  const ordered = await orderReturnTrip({ ...request, back: { order: back, quotedFare } }, context);
  return { state: "returnTrip", ...ordered };
}

async function replyTo(
  sent: RequestSent,
  outcome: FormOutcome,
  context: MemberContext,
): Promise<Response> {
  const { app, language, user } = context;
  const t = createTranslate(texts, language);
  const draft = draftOfForm(fieldsOf(sent), context.brand);
  const leadTo = async (screen: "request" | "panel_home", asked: Query, flash?: Flash) =>
    redirectToScreen(screen, { query: await hideContact(asked, context), flash }, context);
  const backToForm = (shown: Draft, text: string) =>
    leadTo("request", toDraftQuery(shown), { kind: "failure", text });

  switch (outcome.state) {
    case "lookUp":
      return redirectWithFlash(await toLookUpPath(fieldsOf(sent), context), app);
    case "otherAccount":
      return backToForm(journeyOf(draft), t("otherAccount", { name: user.name }));
    case "otherPayment":
      return backToForm({ ...draft, payment: undefined }, t("otherPayment"));
    case "addressUnclear":
      // The page says at the field which address the user has to choose, and shows the fare.
      return leadTo("request", { ...toDraftQuery(draft), ordered: 1 });
    case "returnUnseen":
      return backToForm(draft, t("returnUnseen"));
    case "returnTrip": {
      const { there } = outcome;
      if (there.state === "backNotReady" && there.reason.state === "needsApproval") {
        return replyTo(sent, there.reason, context);
      }
      if (there.state === "backNotReady") {
        return backToForm(draft, explainReturn(there, language));
      }
      if (there.state !== "placed") return replyTo(sent, there, context);
      const { query, flash } = replyToReturn(there.tripId, outcome.back, draft, context);
      return leadTo("panel_home", query, flash);
    }
    case "groupGone":
    case "stopsNotTaken":
    case "fareChanged":
    case "needsUnserved":
    case "referencesWrong":
      return backToForm(draft, explainOutcome(outcome, language));
    case "needsApproval": {
      const query = toDraftQuery(draft);
      // The page says which rules the order breaks, and has a button that asks a manager.
      if (mayAsk(outcome, context)) {
        return leadTo("request", { ...query, ask: outcome.broken.join(".") });
      }
      return leadTo("request", query, { kind: "failure", text: explainBroken(outcome, language) });
    }
    case "notReady":
      if (outcome.problem.state === "needsApproval") return replyTo(sent, outcome.problem, context);
      return backToForm(draft, explainOutcome(outcome.problem, language));
    case "tooMany":
      return backToForm(draft, createTranslate(approvalTexts, language)("too_many"));
    case "asked": {
      const text = createTranslate(approvalTexts, language)("asked");
      return redirectToScreen("approvals", { flash: { kind: "success", text } }, context);
    }
    case "duplicate":
      // The page holds the order, and asks whether the user wants another taxi beside the first.
      return leadTo("request", { ...fieldsOf(sent), again: outcome.idempotencyKey });
    case "keyReused": {
      const query = { trip: outcome.tripId, ...toDraftQuery(draft) };
      return leadTo("panel_home", query, { kind: "failure", text: t("alreadySent") });
    }
    case "unknown": {
      const flash = toUnknownFlash(outcome.cause, language);
      const query = { order: outcome.idempotencyKey, ...toReturnQuery(draft) };
      return leadTo("panel_home", query, flash);
    }
    case "placed":
      return leadTo("panel_home", { trip: outcome.tripId });
    case "refused":
    case "failed":
      throw outcome.error;
    default:
      return outcome satisfies never;
  }
}

/** An employee may ask a manager about an order that breaks a rule of the company. */
const mayAsk = ({ broken }: NeedsApproval, { user }: MemberContext): boolean =>
  user.employee !== null && !broken.includes("role");

type Query = Parameters<typeof hideContact>[0];

/** Another user begins with the journey alone. */
function journeyOf({ traveller, phone, employee, serviceType, group, ...draft }: Draft) {
  return { ...draft, payment: undefined, needs: undefined, references: undefined };
}

/** What the request form sends, with what it is sent for; only an order has rules to keep. */
function requestSchema(context: MemberContext, asked: ReferenceField[] | undefined) {
  return z.preprocess(
    (values) => {
      const sent = values as Record<string, unknown>;
      return { ...sent, intent: findIntent(sent, context) };
    },
    z.discriminatedUnion("intent", [
      z.looseObject({ intent: z.enum(["otherAccount", "lookUp"]) }),
      orderSchema(context, asked),
    ]),
  );
}

type RequestSent = z.output<ReturnType<typeof requestSchema>>;

/** All that the form holds, as texts. */
const fieldsOf = ({ intent: _, ...fields }: RequestSent) =>
  fields as Record<string, string | undefined>;

type Intent = "otherAccount" | "lookUp" | "order";

/** A form is for the account that it was rendered for, whichever button was pressed. */
function findIntent(sent: Record<string, unknown>, { user }: MemberContext): Intent {
  if (sent.account !== `${user.id}`) return "otherAccount";
  return isLookUp(sent) ? "lookUp" : "order";
}

const required = (key: string, values?: Record<string, string>): Rule =>
  z.string().refine((value) => value !== "", { error: key, params: values });

/** What a taxi cannot be ordered without. */
function orderSchema(context: MemberContext, asked: ReferenceField[] | undefined) {
  const { brand, user } = context;
  const { rule, values } = originMissing(context);
  return z
    .looseObject({
      intent: z.literal("order"),
      key: z.uuid("unreadable"),
      account: text(),
      /** The key of the equal order beside which the user wants another one. */
      again: text(),
      group: text(required("selectGroup")),
      payment: text(),
      /** The button that asks a manager about the order. */
      ask: text(),
      from: text(required(rule, values), maxLength(mostCharacters.place)),
      ...tripFields(brand),
      ...returnFields,
      return_of: text(),
      employee: text(),
      service_type: text(),
      code: text(maxLength(mostCharacters.code)),
      ...referenceFields(asked),
    })
    .check(
      ...timeChecks(brand.timeZone),
      ...needsChecks(),
      ...wayChecks(brand.timeZone),
      onWhole("traveller", "travellerMissing", ({ traveller, employee }) =>
        Boolean(traveller || employee || usualTraveller(context)),
      ),
      onWhole("", "noGroup", ({ group }) => {
        const { exclusiveGroupId } = user;
        return !group || exclusiveGroupId === null || readGroup(group).id === exclusiveGroupId;
      }),
    );
}

/** The chosen group, and the fare that the page showed for it. */
function readGroup(group: string): { id: number; fare: string } {
  const [id, fare = ""] = group.split(":");
  return { id: Number(id), fare };
}

/** The group for which the page offered the payment method. */
const readPaidGroup = (payment: string): number => Number(payment.split(":")[1]);
