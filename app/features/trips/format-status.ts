import type { Translate } from "../../i18n/translate.ts";
import type { texts } from "./status-texts.ts";
import { progressOf } from "./trip-status.ts";

/** Describes a trip's status in a sentence; for a code that the panel does not know, in the group's words. */
export function formatStatus(
  { status, statusName }: { status: number; statusName?: string },
  t: Translate<typeof texts>,
): string {
  const progress = progressOf(status);
  return (progress === "unknown" && statusName) || t(progress);
}
