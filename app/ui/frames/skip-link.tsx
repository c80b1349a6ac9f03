import { useTexts } from "../../i18n/use-texts.ts";
import { ui } from "../styled.ts";
import { radius, space } from "../tokens.ts";
import { texts } from "./texts.ts";

const Box = ui("a", "SkipLink")`
  position: fixed;
  z-index: 50;
  top: ${space.xs};
  left: ${space.xs};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.m};
  background: var(--raised);
  font-weight: 600;
  &:not(:focus) { translate: 0 -200%; }
`;

/** Past the menu, for those who walk the page by keyboard. */
export const SkipLink = () => <Box href="#main">{useTexts(texts)("skip")}</Box>;
