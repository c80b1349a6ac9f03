import { useTexts } from "../../i18n/use-texts.ts";
import { texts } from "./texts.ts";

export const Optional = () => <span className="optional">{useTexts(texts)("optional")}</span>;
