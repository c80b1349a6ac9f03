import { useTexts } from "../../i18n/use-texts.ts";
import { texts } from "./texts.ts";

/** Lets keyboard users skip the menu. */
export const SkipLink = () => (
  <a className="skip-link" href="#main">
    {useTexts(texts)("skip")}
  </a>
);
