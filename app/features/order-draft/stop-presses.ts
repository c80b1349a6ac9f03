import { mostStops } from "./place-names.ts";

type StopChange = { kind: "add" | "remove" | "up" | "down"; at: number };

/**
 * The name of a button that changes the list of stops. Text browsers show a button's value, so the name
 * holds which stop it changes.
 */
export const toStopPress = ({ kind, at }: StopChange): string => `stop_${kind}@${at}`;

/** Reads which button for the stops the user has pressed. */
export function readStopPress(sent: Iterable<string>): StopChange | undefined {
  for (const name of sent) {
    const [, kind, at] = name.match(/^stop_(add|remove|up|down)@(\d)$/) ?? [];
    if (kind) return { kind: kind as StopChange["kind"], at: Number(at) };
  }
  return undefined;
}

/** The stops after a press; an added one is empty. */
export function changeStops<Stop>(
  stops: Stop[],
  change: StopChange | undefined,
  empty: Stop,
): Stop[] {
  if (!change) return stops;
  const { kind, at } = change;
  if (kind === "add") return [...stops, empty].slice(0, mostStops);
  if (kind === "remove") return stops.filter((_, index) => index !== at);
  const to = kind === "up" ? at - 1 : at + 1;
  const [moved, other] = [stops[at], stops[to]];
  if (moved === undefined || other === undefined) return stops;
  return stops.with(at, other).with(to, moved);
}
