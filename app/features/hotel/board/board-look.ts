import type { IconName } from "../../../ui/icon.tsx";
import type { TripProgress } from "../../trips/trip-status.ts";
import type { Attention } from "./attention.ts";

type Tone = "danger" | "warning" | "success" | "info" | "none";
type Appearance = { icon: IconName; tone: Tone };

const byAttention: Record<Attention, Appearance> = {
  driver_waits: { icon: "bell", tone: "warning" },
  none_found: { icon: "alert", tone: "danger" },
  cancelled: { icon: "alert", tone: "danger" },
  no_show: { icon: "alert", tone: "danger" },
  long_search: { icon: "clock", tone: "warning" },
};

const byProgress: Partial<Record<TripProgress, Appearance>> = {
  searching: { icon: "search", tone: "info" },
  coming: { icon: "taxi", tone: "success" },
  riding: { icon: "check", tone: "none" },
  booked: { icon: "calendar", tone: "none" },
  completed: { icon: "check", tone: "none" },
};

/** The icon and the colour repeat the meaning of the text. */
export function appearanceOf(progress: TripProgress, attention: Attention | undefined): Appearance {
  const appearance = attention ? byAttention[attention] : byProgress[progress];
  return appearance ?? { icon: "info", tone: "none" };
}
