import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ui } from "../../../ui/styled.ts";
import { fontSize, space } from "../../../ui/tokens.ts";
import type { FareCard } from "./fares.server.ts";
import { texts } from "./texts.ts";

const Box = ui("div", "FareExplanations")`
  display: grid;
  justify-items: start;
  margin: -${space.s} 0 0 -0.75rem;
  font-size: ${fontSize.s};
  > button { text-align: left; }
  &:empty { display: none; }
`;

/** For each fare that its group explains, the way to that; with all else that is filled in. */
export function FareExplanations({ cards }: { cards: FareCard[] }) {
  const t = useTexts(texts);
  return (
    <Box>
      {cards
        .filter(({ details }) => details)
        .map(({ groupId, group }) => (
          <Button
            key={groupId}
            kind="quiet"
            compact
            icon="info"
            name="dialog"
            value={`fare-${groupId}`}
          >
            {cards.length > 1 ? t("details_of", { group }) : t("details")}
          </Button>
        ))}
    </Box>
  );
}
