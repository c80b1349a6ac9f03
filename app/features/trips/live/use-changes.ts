import { useEffect, useRef, useState } from "react";
import { alertUser, clearBadge } from "./alerts.ts";

/** A trip's state as an announcement; the text is empty if the state needs none. */
export type TripState = { id: number; text: string };

/** Announces changed states to screen readers, and alerts users who look at another tab. */
export function useChanges(states: TripState[]): string {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef<Map<number, string>>();
  const now = new Map(states.map(({ id, text }) => [id, text]));
  const serialized = JSON.stringify([...now]);

  useEffect(() => {
    const current = new Map<number, string>(JSON.parse(serialized));
    const known = before.current;
    before.current = current;
    if (!known) return;
    // The user has just ordered or searched for a trip that is new on the page, so it needs no announcement.
    const changed = [...current].filter(
      ([id, text]) => text !== "" && known.has(id) && known.get(id) !== text,
    );
    if (changed.length === 0) return;
    const text = changed.map(([, each]) => each).join(". ");
    setAnnouncement(text);
    alertUser(text, changed.length);
  }, [serialized]);

  useEffect(() => clearBadge, []);
  return announcement;
}
