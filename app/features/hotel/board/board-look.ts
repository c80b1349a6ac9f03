import type { IconName } from "../../../ui/icon.tsx";
import type { TripProgress } from "../../trips/trip-status.ts";
import type { Attention } from "./attention.ts";

type Tone = "danger" | "warning" | "success" | "info" | "none";
type Look = { icon: IconName; tone: Tone };

const ofAttention: Record<Attention, Look> = {
  driver_waits: { icon: "bell", tone: "warning" },
  none_found: { icon: "alert", tone: "danger" },
  cancelled: { icon: "alert", tone: "danger" },
  no_show: { icon: "alert", tone: "danger" },
  long_search: { icon: "clock", tone: "warning" },
};

const ofProgress: Partial<Record<TripProgress, Look>> = {
  searching: { icon: "search", tone: "info" },
  coming: { icon: "taxi", tone: "success" },
  riding: { icon: "check", tone: "none" },
  booked: { icon: "calendar", tone: "none" },
  completed: { icon: "check", tone: "none" },
};

/** The picture and the colour of a trip, which say what its words say. */
export function lookOf(progress: TripProgress, attention: Attention | undefined): Look {
  const look = attention ? ofAttention[attention] : ofProgress[progress];
  return look ?? { icon: "info", tone: "none" };
}
