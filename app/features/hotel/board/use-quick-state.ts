import { useEffect, useState } from "react";
import { useSubmissionCount } from "../../../forms/use-form-reply.ts";
import { usePending } from "../../../ui/pending/use-pending.ts";

/** Users in a hurry press twice, so we ignore a second press for this long. */
const COOLDOWN_MS = 2_000;

/** The state of the quick button, which is also the key of its text. */
export function useQuickState(): "taxi_now" | "requesting" | "requested" {
  const { state, formData } = usePending();
  const round = useSubmissionCount("order");
  const [readyRound, setReadyRound] = useState(round);
  useEffect(() => {
    const timer = setTimeout(() => setReadyRound(round), COOLDOWN_MS);
    return () => clearTimeout(timer);
  }, [round]);
  if (state !== "idle" && formData?.get("form") === "order") return "requesting";
  return round === readyRound ? "taxi_now" : "requested";
}
