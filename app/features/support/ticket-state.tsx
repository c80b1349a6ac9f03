import { useTexts } from "../../i18n/use-texts.ts";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { LabelBadge } from "./label-badge.tsx";
import { texts } from "./label-meaning-texts.ts";

const Box = ui("div", "TicketState")`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};

  > small { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** Shows the ticket's label with an explanation, which labels that the panel does not know lack. */
export function TicketState({ label }: { label: string }) {
  const t = useTexts(texts);
  const isKnown = (text: string): text is keyof typeof texts.en => text in texts.en;
  return (
    <Box>
      <LabelBadge label={label} />
      {isKnown(label) && <small>{t(label)}</small>}
    </Box>
  );
}
