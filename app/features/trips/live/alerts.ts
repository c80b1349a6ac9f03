import { pause } from "../../../ui/pause.ts";
import { allowSound, beep, maySound } from "./sound.ts";

const KEY = "alerts";

/** Whether somebody has asked to be alerted. It is remembered in this browser. */
export function areAlertsOn(): boolean {
  return readChoice() === "on";
}

/** Asks for the browser's leave once, and only who has asked for alerts. */
export async function switchAlerts(on: boolean): Promise<void> {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // It is then remembered for as long as nobody looks elsewhere, which is no harm.
  }
  if (!on) return;
  allowSound();
  if ("Notification" in window && Notification.permission === "default") {
    await Notification.requestPermission();
  }
}

export const mayNotify = (): boolean =>
  "Notification" in window && Notification.permission !== "denied";

let missed = 0;
let ownTitle = "";

/** Somebody who looks elsewhere sees it in the tab's title, and hears of it where they have asked to. */
export function alertSomebody(text: string, count: number): void {
  if (document.visibilityState === "hidden") badge(count);
  if (areAlertsOn()) inOneTab(text, alert);
}

function alert(text: string): void {
  beep();
  if (document.visibilityState === "hidden") notify(text);
}

/** So far apart tabs may hear of the same change. */
const SAME_MS = 5_000;
/** What can be heard comes first, and of that what somebody looks at. */
const HEAD_START_MS = 500;

function startAfter(): number {
  const isSilent = !maySound();
  const isAway = document.visibilityState === "hidden";
  return (isSilent ? 2 * HEAD_START_MS : 0) + (isAway ? HEAD_START_MS : 0);
}

/** All tabs hear of a change, and one of them is enough to tell of it. */
async function inOneTab(text: string, act: (text: string) => void): Promise<void> {
  if (!("locks" in navigator)) return act(text);
  await pause(startAfter());
  await navigator.locks.request(`alert ${text}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    act(text);
    await pause(SAME_MS);
  });
}

function badge(count: number): void {
  if (missed === 0) ownTitle = document.title;
  missed += count;
  document.title = `(${missed}) ${ownTitle}`;
  document.addEventListener("visibilitychange", clearBadge, { once: true });
}

export function clearBadge(): void {
  if (missed > 0 && document.title === `(${missed}) ${ownTitle}`) document.title = ownTitle;
  missed = 0;
}

function notify(text: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    new Notification(ownTitle || document.title, { body: text, tag: "trips" });
  } catch {
    // Phones let only a service worker do this; there the sound has to do.
  }
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
