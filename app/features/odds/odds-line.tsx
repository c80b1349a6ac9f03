import { useTexts } from "../../i18n/use-texts.ts";
import { fontSize, ui } from "../../ui/styled.ts";
import type { Odds } from "./counts.ts";
import { texts } from "./texts.ts";

const Line = ui("p", "OddsLine")`
  color: var(--muted);
  font-size: ${fontSize.s};
`;

const ALL = 10;

/** How orders here at this hour fared: one quiet sentence. */
export function OddsLine({ found, minutes }: Odds) {
  const t = useTexts(texts);
  return <Line>{toSentence()}</Line>;

  function toSentence(): string {
    if (found === 0) return t("few");
    if (found === ALL) return minutes ? t("most_within", { minutes }) : t("most");
    return minutes ? t("share_within", { found, minutes }) : t("share", { found });
  }
}
