import { formatMoney, nameWeekday } from "../../i18n/format.server.ts";
import { joinParts } from "../../i18n/join-parts.ts";
import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { companyOf } from "../../session/company-of.ts";
import type { NeedsApproval } from "./check-rules.server.ts";
import { type BrokenRule, noRules, type Rules } from "./rules.ts";
import { rulesOf } from "./rules-record.server.ts";
import { texts } from "./texts.ts";

/** Which rules an order breaks, in sentences. */
export function explainBroken(
  { broken }: Pick<NeedsApproval, "broken">,
  language: Language,
): string {
  const t = createTranslate(texts, language);
  if (broken.includes("role")) return t("role");
  return `${t("out_of_rule")} ${broken.map((rule) => t(rule)).join(" ")}`;
}

/** A sentence for each of them, with what the company allows. */
export async function sayBroken(broken: BrokenRule[], context: MemberContext): Promise<string[]> {
  const { app, brand, user, language } = context;
  const accountId = companyOf(user);
  if (broken.length === 0 || accountId === undefined) return [];
  const kept = rulesOf(app.services, { permalink: brand.permalink, accountId });
  const { limit, hours } = await optional(kept.read(), noRules, context);
  const t = createTranslate(texts, language);
  return broken.map((rule) => {
    if (rule === "limit" && limit) {
      return t("limit_of", { limit: formatMoney(limit.amount, limit.currency, language) });
    }
    return rule === "hours" && hours
      ? t("hours_of", { hours: sayHours(hours, language) })
      : t(rule);
  });
}

function sayHours({ days, from, to }: NonNullable<Rules["hours"]>, language: Language): string {
  const names = days.toSorted((a, b) => a - b).map((day) => nameWeekday(day, language, "short"));
  return joinParts([...names, `${from}–${to}`], language);
}
