import type { Language } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import type { NeedsApproval } from "./check-rules.server.ts";
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
