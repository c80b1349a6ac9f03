import { sayValue } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { texts } from "./label-texts.ts";

const tones = new Map<string, BadgeTone>([
  ["pending", "info"],
  ["approved", "success"],
  ["rejected", "danger"],
  ["waiting_for_answer", "warning"],
]);

/** How far the group is; a label that is new at the API is shown in its own word. */
export function LabelBadge({ label }: { label: string }) {
  return (
    <Badge tone={tones.get(label) ?? "neutral"} wraps>
      {sayValue(texts, useTexts(texts), label)}
    </Badge>
  );
}
