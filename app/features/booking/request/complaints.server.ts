import type { MemberVisit } from "../../../http/visit.server.ts";
import { toPhoneLink } from "../../../i18n/phones.server.ts";
import { createTranslate } from "../../../i18n/translate.ts";
import { originMissingCode } from "../order/origin-missing.ts";
import { texts as orderTexts } from "../order/texts.ts";
import { sayProblem } from "./place-problem.ts";
import type { SoughtPlace } from "./places.server.ts";
import { texts } from "./texts.ts";

export type Complaint = { fieldId?: "from" | "to"; message: string; code?: string };

/**
 * Why what was pressed has not been done. Fares need an origin; whoever has ordered (`ordered`, set by
 * the order itself) with words in place of an address has to look over both.
 */
export function listComplaints(
  query: URLSearchParams,
  { from, to }: Record<"from" | "to", SoughtPlace>,
  { language, user, brand }: MemberVisit,
): Complaint[] {
  const isOrdered = query.has("ordered");
  if (!isOrdered && !query.has("see_fares")) return [];
  const ofOrder = createTranslate(orderTexts, language);
  const complaints: Complaint[] = [];
  if (from.state === "empty") {
    const company = user.employee?.companyName ?? brand.name;
    const message = user.employee
      ? ofOrder("originMissingAt", { company })
      : ofOrder("originMissing");
    complaints.push({ fieldId: "from", message, code: originMissingCode });
  }
  if (!isOrdered) return complaints;
  const t = createTranslate(texts, language);
  const phone = toPhoneLink(brand.phone, brand.phone)?.text;
  for (const [fieldId, place] of Object.entries({ from, to })) {
    const message =
      place.state === "choose" ? ofOrder("chooseAddress") : sayProblem(place, phone, t);
    if (message) complaints.push({ fieldId: fieldId as "from" | "to", message });
  }
  return complaints.length > 0 ? complaints : [{ message: ofOrder("lookedUp") }];
}
