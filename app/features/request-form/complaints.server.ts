import { toPhoneLink } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import type { DraftProblem } from "../order-draft/draft.server.ts";
import type { TimeProblem } from "../order-draft/pickup-time.server.ts";
import { texts } from "../order-draft/texts.ts";
import { originMissingCode } from "../order-taxi/origin-missing.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { formatPlaceProblem } from "../places/place-problem.ts";
import type { ResolvedPlace } from "../places/places.server.ts";

export type Complaint = { fieldId?: string; message: string; code?: string };

/** What else is wrong with the fields, as they are marked. */
export type Wrong = {
  problems: DraftProblem[];
  time: TimeProblem | undefined;
  isCodeRefused: boolean;
};

/**
 * Why what was pressed has not been done. Fares need an origin; whoever has ordered (`ordered`, set by
 * the order itself) with words in place of an address has to look over both.
 */
export function listComplaints(
  query: URLSearchParams,
  { from, to, wrong }: Record<"from" | "to", ResolvedPlace> & { wrong: Wrong },
  { language, user, brand }: MemberContext,
): Complaint[] {
  const isOrdered = query.has("ordered");
  if (!isOrdered && !query.has("see_fares")) return [];
  const ofOrder = createTranslate(orderTexts, language);
  const t = createTranslate(texts, language);
  const complaints: Complaint[] = [];
  if (from.state === "empty") {
    const company = user.employee?.companyName ?? brand.name;
    const message = user.employee
      ? ofOrder("originMissingAt", { company })
      : ofOrder("originMissing");
    complaints.push({ fieldId: "from", message, code: originMissingCode });
  }
  const phone = toPhoneLink(brand.phone, brand.phone)?.text;
  for (const [fieldId, place] of Object.entries({ from, to })) {
    const isToChoose = isOrdered && place.state === "choose";
    const message = isToChoose ? ofOrder("chooseAddress") : formatPlaceProblem(place, phone, t);
    if (message) complaints.push({ fieldId, message });
  }
  if (wrong.problems.includes("date"))
    complaints.push({ fieldId: "date", message: t("date_wrong") });
  if (wrong.problems.includes("time"))
    complaints.push({ fieldId: "time", message: t("time_wrong") });
  if (wrong.time) complaints.push({ fieldId: "date", message: ofOrder(wrong.time) });
  if (wrong.isCodeRefused) complaints.push({ fieldId: "code", message: ofOrder("invalidCode") });
  return isOrdered && complaints.length === 0 ? [{ message: ofOrder("lookedUp") }] : complaints;
}
