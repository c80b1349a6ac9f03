import type { TicketLabel } from "../../api/tickets.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { texts } from "./ticket-texts.ts";

const tones: Record<TicketLabel, BadgeTone> = {
  pending: "info",
  waiting_for_answer: "warning",
  approved: "success",
  rejected: "danger",
};

/** How far a ticket is, at a glance. */
export function TicketBadge({ label }: { label: TicketLabel }) {
  const t = useTexts(texts);
  return <Badge tone={tones[label]}>{t(label)}</Badge>;
}
