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
  // A sound may be made only from a press on.
  beep(0);
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
  if (!areAlertsOn()) return;
  beep(0.2);
  if (document.visibilityState === "hidden") notify(text);
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

let audio: AudioContext | undefined;

function beep(volume: number): void {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const { currentTime } = audio;
  tone.frequency.value = 880;
  gain.gain.setValueAtTime(volume, currentTime);
  gain.gain.linearRampToValueAtTime(0, currentTime + 0.4);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(currentTime + 0.4);
}

function readChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
