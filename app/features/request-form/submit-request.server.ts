import type { Submission } from "../../forms/submit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { hideContact } from "../order-draft/contact/contact-in-address.server.ts";
import { type Draft, toDraftQuery } from "../order-draft/draft.server.ts";
import { explainOutcome, toUnknownFlash } from "../order-taxi/explain-outcome.server.ts";
import { type Refusal, throwRefusal } from "../order-taxi/order-taxi.server.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { texts } from "../order-taxi/texts.ts";
import { toLookUpPath } from "./look-up.server.ts";
import { type FormOutcome, orderFromForm, toDraft } from "./order-from-form.server.ts";
import { fieldsOf, type RequestSent, requestSchema } from "./request-schema.server.ts";

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
};

type Submitted = {
  sent: RequestSent;
  outcome: Exclude<FormOutcome, Refusal>;
};

/** The form that orders a taxi, or has its page look something up. */
export function requestSubmission(
  context: MemberContext,
): Submission<ReturnType<typeof requestSchema>, Submitted> {
  return {
    language: context.language,
    schema: requestSchema(context),
    texts,
    codes: { originMissing: originMissingCode },
    // The specification has the API's own words shown, whatever its status.
    refusals: "any",
    fields,
    run: async (sent) => ({ sent, outcome: throwRefusal(await orderFromForm(sent, context)) }),
    done: (submitted) => replyTo(submitted, context),
  };
}

async function replyTo({ sent, outcome }: Submitted, context: MemberContext): Promise<Response> {
  const { siteDomain, app, language, user } = context;
  const draft = toDraft(sent, context);
  const leadTo = async (screen: "request" | "panel_home", query: Query, flash?: Flash) =>
    redirectWithFlash(
      pathTo(screen, { query: await hideContact(query, context), siteDomain }),
      app,
      { flash },
    );
  const failure = (text: string): Flash => ({ kind: "failure", text });
  const t = createTranslate(texts, language);

  switch (outcome.state) {
    case "lookUp":
      return redirectWithFlash(await toLookUpPath(fieldsOf(sent), context), app);
    case "otherAccount": {
      const text = t("otherAccount", { name: user.name });
      return leadTo("request", toDraftQuery(journeyOf(draft)), failure(text));
    }
    case "otherPayment": {
      const query = toDraftQuery({ ...draft, payment: undefined });
      return leadTo("request", query, failure(t("otherPayment")));
    }
    case "addressUnclear":
      // The page says at the field which address the user has to choose, and shows the fare.
      return leadTo("request", { ...toDraftQuery(draft), ordered: 1 });
    case "groupGone":
    case "fareChanged":
      return leadTo("request", toDraftQuery(draft), failure(explainOutcome(outcome, language)));
    case "duplicate":
      // The page holds the order, and asks whether the user wants another taxi beside the first.
      return leadTo("request", { ...fieldsOf(sent), again: outcome.idempotencyKey });
    case "keyReused": {
      const query = { trip: outcome.tripId, ...toDraftQuery(draft) };
      return leadTo("panel_home", query, failure(explainOutcome(outcome, language)));
    }
    case "unknown": {
      const flash = toUnknownFlash(outcome.cause, language);
      return leadTo("panel_home", { order: outcome.idempotencyKey }, flash);
    }
    case "placed":
      return leadTo("panel_home", { trip: outcome.tripId });
    default:
      return outcome satisfies never;
  }
}

type Query = Parameters<typeof hideContact>[0];

/** Another user begins with the journey alone. */
const journeyOf = ({ from, to, timing, date, time, passengers, notes, code }: Draft): Draft => ({
  from,
  to,
  timing,
  date,
  time,
  passengers,
  notes,
  code,
});
