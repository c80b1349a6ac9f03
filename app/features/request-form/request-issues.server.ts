import { groupPhone } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { DraftProblem } from "../order-draft/draft.server.ts";
import type { TimeProblem } from "../order-draft/pickup-time.server.ts";
import { stopNames } from "../order-draft/place-names.ts";
import { texts } from "../order-draft/texts.ts";
import type { ReturnTimeProblem } from "../order-draft/way-back.server.ts";
import { sayOriginMissing } from "../order-taxi/explain-outcome.server.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { formatPlaceProblem } from "../places/place-problem.ts";
import type { ResolvedPlace } from "../places/places.server.ts";

type RequestIssue = { fieldId?: string; message: string; code?: string };

/** The problems that the fields themselves show. */
type Wrong = {
  problems: DraftProblem[];
  time: TimeProblem | undefined;
  returnTime: ReturnTimeProblem | undefined;
  isCodeRefused: boolean;
};

/**
 * Why a button has not done what it says. Fares need an origin; a user who ordered (`ordered`, set by
 * the order itself) with words in place of an address has to look over both.
 */
export function listIssues(
  query: URLSearchParams,
  {
    from,
    to,
    stops,
    wrong,
  }: Record<"from" | "to", ResolvedPlace> & {
    stops: ResolvedPlace[];
    wrong: Wrong;
  },
  context: MemberContext,
): RequestIssue[] {
  const { language, brand } = context;
  const isOrdered = query.has("ordered");
  if (!isOrdered && !query.has("see_fares")) return [];
  const ofOrder = createTranslate(orderTexts, language);
  const t = createTranslate(texts, language);
  const issues: RequestIssue[] = [];
  if (from.state === "empty") {
    const message = sayOriginMissing(context);
    issues.push({ fieldId: "from", message, code: originMissingCode });
  }
  const phone = groupPhone(brand)?.text;
  const way = stops.map((stop, at) => [stopNames[at], stop] as const);
  for (const [fieldId, place] of [["from", from], ...way, ["to", to]] as const) {
    const isToChoose = isOrdered && place.state === "choose";
    const message = isToChoose ? ofOrder("chooseAddress") : formatPlaceProblem(place, phone, t);
    if (message) issues.push({ fieldId, message });
  }
  if (wrong.problems.includes("date")) issues.push({ fieldId: "date", message: t("date_wrong") });
  if (wrong.problems.includes("time")) issues.push({ fieldId: "time", message: t("time_wrong") });
  if (wrong.time) issues.push({ fieldId: "date", message: ofOrder(wrong.time) });
  if (wrong.returnTime) issues.push({ fieldId: "return_date", message: ofOrder(wrong.returnTime) });
  if (wrong.problems.includes("returnDate")) {
    issues.push({ fieldId: "return_date", message: t("date_wrong") });
  }
  if (wrong.problems.includes("returnTime")) {
    issues.push({ fieldId: "return_time", message: t("time_wrong") });
  }
  if (wrong.isCodeRefused) issues.push({ fieldId: "code", message: ofOrder("invalidCode") });
  return isOrdered && issues.length === 0 ? [{ message: ofOrder("lookedUp") }] : issues;
}
