import { useTexts } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { texts } from "./label-texts.ts";

export type Label = keyof typeof texts.en;

const tones = {
  pending: "info",
  approved: "success",
  rejected: "danger",
  waiting_for_answer: "warning",
} satisfies Record<Label, BadgeTone>;

export function LabelBadge({ label }: { label: Label }) {
  return (
    <Badge tone={tones[label]} wraps>
      {useTexts(texts)(label)}
    </Badge>
  );
}
