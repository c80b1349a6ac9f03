import { translateValue } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { texts } from "./label-texts.ts";

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
      {translateValue(texts, useTexts(texts), label)}
    </Badge>
  );
}
