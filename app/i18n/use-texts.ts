import { createContext, useContext, useMemo } from "react";
import { fallbackLanguage, type Language } from "./languages.ts";
import { createTranslate, type Texts, type Translate } from "./translate.ts";

export const LanguageContext = createContext<Language>(fallbackLanguage);

export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts in the language of the page. */
export function useTexts<T extends Texts>(texts: T): Translate<T> {
  const language = useLanguage();
  return useMemo(() => createTranslate(texts, language), [texts, language]);
}
