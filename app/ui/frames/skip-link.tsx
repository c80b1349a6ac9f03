import { useTexts } from "../../i18n/use-texts.ts";
import { texts } from "./texts.ts";

/** Past the menu, for those who walk the page by keyboard. */
export const SkipLink = () => (
  <a className="skip-link" href="#main">
    {useTexts(texts)("skip")}
  </a>
);
