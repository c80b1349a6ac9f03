import type { ComponentProps } from "react";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { ui } from "../../ui/styled.ts";
import { bystanderTexts, texts } from "./status-texts.ts";
import { isFinal, lastStop, progressOf, stopOf, type TripTone, toneOf } from "./trip-status.ts";

const badgeTones: Record<TripTone, BadgeTone> = {
  waiting: "warning",
  moving: "success",
  done: "neutral",
  bad: "danger",
};

type Status = {
  status: number;
  /** The group's own words, used for codes that the panel does not know. */
  statusName?: string;
  /** Whether the reader is not the passenger. */
  isBystander?: boolean;
};

/** Shows the status in one or two words. */
export function TripStatusBadge({ status, statusName, isBystander = false }: Status) {
  const t = useTexts(isBystander ? bystanderTexts : texts);
  const isSearching = progressOf(status) === "searching";
  const text = isSearching ? t("looking_for") : formatStatus({ status, statusName }, t);
  return (
    <Badge tone={badgeTones[toneOf(status)]} wraps>
      {text}
    </Badge>
  );
}

const Cell = ui("div", "TripStatusCell")` min-width: 7.5rem; `;

/** The same as a column of a table. */
export const TripStatusCell = (status: ComponentProps<typeof TripStatusBadge>) => (
  <Cell>
    <TripStatusBadge {...status} />
  </Cell>
);

/** Shows the status as a sentence with a progress bar. */
export function TripProgress({ status, statusName, isBystander = false }: Status) {
  const t = useTexts(isBystander ? bystanderTexts : texts);
  return (
    <Stack $gap="xs">
      <p>{formatStatus({ status, statusName }, t)}</p>
      <TripProgressBar status={status} />
    </Stack>
  );
}

/** Shows the progress of a trip under way; during the search the bar has no value. */
export function TripProgressBar({ status }: { status: number }) {
  const t = useTexts(texts);
  const progress = progressOf(status);
  if (progress === "searching") return <Progress label={t("looking_for")} />;
  const stop = isFinal(status) ? undefined : stopOf(status);
  return stop === undefined ? null : <Progress label={t(progress)} value={stop} max={lastStop} />;
}

/** Describes a trip's status in a sentence; for a code that the panel does not know, in the group's words. */
export function formatStatus(
  { status, statusName }: { status: number; statusName?: string },
  t: Translate<typeof texts>,
): string {
  const progress = progressOf(status);
  return (progress === "unknown" && statusName) || t(progress);
}
