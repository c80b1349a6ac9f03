import { useTexts } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { sayStatus } from "./say-status.ts";
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
  /** In the group's words, for a code that the panel has none for. */
  statusName?: string;
};

/** Where a trip stands, at a glance. */
export function TripStatusBadge({
  status,
  statusName,
  isBystander = false,
}: Status & {
  /** Whether the reader is not the passenger. */
  isBystander?: boolean;
}) {
  const t = useTexts(isBystander ? bystanderTexts : texts);
  const isSearching = progressOf(status) === "searching";
  const text = isSearching ? t("looking_for") : sayStatus({ status, statusName }, t);
  return (
    <Badge tone={badgeTones[toneOf(status)]} wraps>
      {text}
    </Badge>
  );
}

/** Where a trip stands in a sentence, and how far it is. */
export function TripProgress({ status, statusName }: Status) {
  const t = useTexts(texts);
  return (
    <Stack $gap="xs">
      <p>{sayStatus({ status, statusName }, t)}</p>
      <TripWay status={status} />
    </Stack>
  );
}

/** How far a trip is on its way. What is looked for may take any time. */
export function TripWay({ status }: { status: number }) {
  const t = useTexts(texts);
  const progress = progressOf(status);
  if (progress === "searching") return <Progress label={t("looking_for")} />;
  const stop = isFinal(status) ? undefined : stopOf(status);
  return stop === undefined ? null : <Progress label={t(progress)} value={stop} max={lastStop} />;
}
