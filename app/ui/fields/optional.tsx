import { useTexts } from "../../i18n/use-texts.ts";
import { ui } from "../styled.ts";
import { texts } from "./texts.ts";

const Mark = ui("span", "Optional")`
  color: var(--muted);
  font-weight: 400;
`;

export const Optional = () => <Mark>{useTexts(texts)("optional")}</Mark>;
