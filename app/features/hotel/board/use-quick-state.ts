import { useEffect, useState } from "react";
import { useRound } from "../../../forms/use-round.ts";
import { usePending } from "../../../ui/pending/use-pending.ts";

/** Whoever presses in haste presses twice: for so long the second press is the first. */
const REST_MS = 2_000;

/** What the quick button can do at this moment, under the name of its text. */
export function useQuickState(): "taxi_now" | "requesting" | "requested" {
  const { state, formData } = usePending();
  const round = useRound("order");
  const [rested, setRested] = useState(round);
  useEffect(() => {
    const timer = setTimeout(() => setRested(round), REST_MS);
    return () => clearTimeout(timer);
  }, [round]);
  if (state !== "idle" && formData?.get("form") === "order") return "requesting";
  return round === rested ? "taxi_now" : "requested";
}
