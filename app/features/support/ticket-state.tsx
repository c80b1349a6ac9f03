import { translateValue } from "../../i18n/translate.ts";
import { useLanguage } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { texts } from "./label-meaning-texts.ts";
import { texts as labelTexts } from "./label-texts.ts";

const Box = ui("div", "TicketState")`
  display: grid;
  justify-items: start;
  gap: ${space.xxs};

  > small { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** Shows the ticket's label with an explanation, which labels that the panel does not know lack. */
export function TicketState({ label }: { label: string }) {
  const meaning = translateValue(texts, useLanguage(), label);
  return (
    <Box>
      <LabelBadge label={label} />
      {meaning !== label && <small>{meaning}</small>}
    </Box>
  );
}

const tones = new Map<string, BadgeTone>([
  ["pending", "info"],
  ["approved", "success"],
  ["rejected", "danger"],
  ["waiting_for_answer", "warning"],
]);

/** Shows a label that the panel does not know as the API names it. */
export function LabelBadge({ label }: { label: string }) {
  return (
    <Badge tone={tones.get(label) ?? "neutral"} wraps>
      {translateValue(labelTexts, useLanguage(), label)}
    </Badge>
  );
}
