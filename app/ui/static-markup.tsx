import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom/server.js";
import type { Language } from "../i18n/languages.ts";
import { LanguageContext } from "../i18n/use-texts.ts";

/** What the server sends for an element, for tests: what those without JavaScript get. */
export function toStaticMarkup(
  element: ReactElement,
  { address = "/", language = "en" }: { address?: string; language?: Language } = {},
): string {
  return renderToStaticMarkup(
    <StaticRouter location={address}>
      <LanguageContext.Provider value={language}>{element}</LanguageContext.Provider>
    </StaticRouter>,
  );
}
