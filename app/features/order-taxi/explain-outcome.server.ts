import { ApiError } from "../../api/errors.ts";
import { formatApiError, formatApiMessage } from "../../forms/format-message.server.ts";
import { texts as formTexts } from "../../forms/texts.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { sharedLanguage, toPlainText } from "../../i18n/wording.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { Flash } from "../../request/flash.server.ts";
import { formatPrice } from "../fares/fares.server.ts";
import { explainUnserved } from "../needs/needs-line.server.ts";
import { explainReferences } from "../references/reference-rules.server.ts";
import type { NeedsApproval } from "../rules/check-rules.server.ts";
import { explainBroken } from "../rules/explain-rules.server.ts";
import type { OfferProblem } from "./check-offer.server.ts";
import type { OrderOutcome } from "./order-taxi.server.ts";
import { originMissing } from "./origin-missing.ts";
import { texts } from "./texts.ts";

/** A flash travels in a cookie. */
const MOST_CHARACTERS = 500;

type NotPlaced =
  | OfferProblem
  | NeedsApproval
  | Extract<OrderOutcome, { state: "refused" | "failed" }>;

/** Why an order was not sent, or what the API answered when it refused the order. */
export function explainOutcome(outcome: NotPlaced, language: Language): string {
  const t = createTranslate(texts, language);
  const failed = createTranslate(formTexts, language)("failed");
  switch (outcome.state) {
    case "fareChanged":
      return t("fareChanged", { price: formatPrice(outcome.offer, language) });
    case "stopsNotTaken": {
      const { name: group, maxStops } = outcome.offer;
      return maxStops === 0
        ? t("noStops", { group })
        : t("fewStops", { group, most: `${maxStops}` });
    }
    case "groupGone":
      return t("groupGone");
    case "needsUnserved":
      return explainUnserved(outcome, language);
    case "referencesWrong":
      return explainReferences(outcome, language);
    case "needsApproval":
      return explainBroken(outcome, language);
    case "refused":
      return formatApiError(outcome.error, language).slice(0, MOST_CHARACTERS) || failed;
    case "failed":
      return failed;
    default:
      return outcome satisfies never;
  }
}

export function sayOriginMissing(context: MemberContext): string {
  const { rule, values } = originMissing(context);
  const t = createTranslate(texts, context.language);
  return values ? t(rule, values) : t(rule);
}

/** What the API answered to an order of which it is not known whether it arrived. */
export function toUnknownFlash(cause: unknown, language: Language): Flash | undefined {
  if (!(cause instanceof ApiError) || !cause.message) return undefined;
  const title = createTranslate(texts, language)("request_failed");
  const { message, code } = cause;
  const formatted = formatApiMessage({ text: message, code, language: cause.language }, language);
  const text = toPlainText(formatted).slice(0, MOST_CHARACTERS);
  return { kind: "failure", title, text, lang: sharedLanguage([formatted]) };
}
