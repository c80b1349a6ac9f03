import { useTexts } from "../../i18n/use-texts.ts";
import { Badge, type BadgeTone } from "../../ui/feedback/badge.tsx";
import { texts } from "./texts.ts";

type State = "active" | "stopped" | "ended" | "over";

const tones: Record<State, BadgeTone> = {
  active: "success",
  stopped: "danger",
  ended: "neutral",
  over: "neutral",
};

export function SeriesState({ state }: { state: State }) {
  const t = useTexts(texts);
  return <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>;
}

/** How many of its taxis are booked, are still to be booked, and could not be. */
export function SeriesCounts({
  booked,
  waiting,
  failed,
}: {
  booked: number;
  waiting: number;
  failed: number;
}) {
  const t = useTexts(texts);
  const parts = [
    booked > 0 && t("booked", { count: booked }),
    waiting > 0 && t("waiting", { count: waiting }),
    failed > 0 && t("failed", { count: failed }),
  ].filter(Boolean);
  return <>{parts.join(" · ")}</>;
}
