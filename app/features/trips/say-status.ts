import type { Translate } from "../../i18n/translate.ts";
import type { texts } from "./status-texts.ts";
import { progressOf } from "./trip-status.ts";

/** Where a trip stands, in a sentence: of a code that the panel has none for, in the group's words. */
export function sayStatus(
  { status, statusName }: { status: number; statusName?: string },
  t: Translate<typeof texts>,
): string {
  const progress = progressOf(status);
  return (progress === "unknown" && statusName) || t(progress);
}
