import type { Translate } from "../../../i18n/translate.ts";
import type { texts as statusTexts } from "../../trips/status-texts.ts";
import { formatStatus } from "../../trips/trip-status-badge.tsx";
import { attentionOf } from "./attention.ts";
import type { BoardRow } from "./load-board.server.ts";
import type { texts } from "./texts.ts";

/** Names the guest as the desk does: by room and name. */
export function formatGuest({ guest, room, when }: BoardRow, t: Translate<typeof texts>): string {
  const named = [room && t("room", { room }), guest].filter(Boolean).join(" · ");
  return named || t("guest_at", { when });
}

/** The attention reason, or else the trip's status. */
export function formatHeadline(
  row: BoardRow,
  now: number,
  t: Translate<typeof texts>,
  statusText: Translate<typeof statusTexts>,
): string {
  const attention = attentionOf(row, now);
  if (attention) return t(attention);
  return formatStatus(row, statusText);
}
