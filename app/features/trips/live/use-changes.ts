import { useEffect, useRef, useState } from "react";
import { alertSomebody, clearBadge } from "./alerts.ts";

/** Where a trip stands, in words that are understood by themselves; none where nobody need hear of it. */
export type TripState = { id: number; text: string };

/** What has changed since the page was last drawn: serialized to who hears it, and told to who looks elsewhere. */
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
    // What is new on the page was just ordered, or looked for: it needs no alarm.
    const changed = [...current].filter(
      ([id, text]) => text !== "" && known.has(id) && known.get(id) !== text,
    );
    if (changed.length === 0) return;
    const text = changed.map(([, each]) => each).join(". ");
    setAnnouncement(text);
    alertSomebody(text, changed.length);
  }, [serialized]);

  useEffect(() => clearBadge, []);
  return announcement;
}
