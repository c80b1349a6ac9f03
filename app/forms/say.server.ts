import { type Language, languages } from "../i18n/languages.ts";
import { createTranslate, type Texts } from "../i18n/translate.ts";
import { texts as refusalTexts } from "./refusal-texts.ts";
import type { FormMessage } from "./reply.ts";
import { texts } from "./texts.ts";

/** Puts messages into words, which spares the browser all that a form could say: the form's own where it has some, else those of the rules. */
export function createSay(language: Language, own?: Texts): (message: FormMessage) => string {
  const all = { ...texts[language], ...own?.[language] };
  const t = createTranslate<Texts>({ ...texts, [language]: all }, language);

  const hasText = (rule: string, count: unknown) =>
    Object.hasOwn(all, rule) || (typeof count === "number" && Object.hasOwn(all, `${rule}_other`));

  return (message) => {
    if ("text" in message) return translateRefusal(message.text, language, own);
    const { rule, values } = message;
    // A rule that nobody has put into words is not shown by its name.
    return t(hasText(rule, values?.count) ? rule : "invalid", values);
  };
}

/** The API knows nothing of the page's language; what we know how to say is said in it. */
function translateRefusal(said: string, language: Language, own?: Texts): string {
  for (const known of own ? [own, refusalTexts, texts] : [refusalTexts, texts]) {
    const translated: Record<string, string> = known[language];
    for (const each of languages) {
      const [key] = Object.entries(known[each]).find(([, text]) => text === said) ?? [];
      if (key !== undefined) return translated[key] ?? said;
    }
  }
  return said;
}
