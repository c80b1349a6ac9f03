import { useEffect, useState } from "react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { sleep } from "../../../ui/sleep.ts";
import { SwitchButton } from "../../../ui/switch-button.tsx";
import { texts } from "../freshness-texts.ts";

const KEY = "alerts";

/** The browser stores whether the user wants alerts. */
function areAlertsOn(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** Requests the browser's permission once, and only if the user wants alerts. */
async function switchAlerts(on: boolean): Promise<void> {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Without storage the choice lasts until the user leaves the page, which is harmless.
  }
  if (!on) return;
  unlockSound();
  if ("Notification" in window && Notification.permission === "default") {
    await Notification.requestPermission();
  }
}

const mayNotify = (): boolean => "Notification" in window && Notification.permission !== "denied";

let missed = 0;
let ownTitle = "";

/** Counts changes in the title of a hidden tab, and alerts the user if they want alerts. */
export function alertUser(text: string, count: number): void {
  if (document.visibilityState === "hidden") badge(count);
  if (areAlertsOn()) inOneTab(text, alert);
}

function alert(text: string): void {
  beep();
  if (document.visibilityState === "hidden") notify(text);
}

/** Tabs may receive the same change up to this far apart. */
const DUPLICATE_MS = 5_000;
/** A tab that can play sound starts first, and a visible tab before a hidden one. */
const HEAD_START_MS = 500;

function startDelay(): number {
  const isSilent = !canPlaySound();
  const isAway = document.visibilityState === "hidden";
  return (isSilent ? 2 * HEAD_START_MS : 0) + (isAway ? HEAD_START_MS : 0);
}

/** All tabs receive a change; a lock lets only one of them alert the user. */
async function inOneTab(text: string, act: (text: string) => void): Promise<void> {
  if (!("locks" in navigator)) return act(text);
  await sleep(startDelay());
  await navigator.locks.request(`alert ${text}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    act(text);
    await sleep(DUPLICATE_MS);
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
    // Phones allow notifications only from a service worker; there the user gets the sound.
  }
}

let audio: AudioContext | undefined;

/** Browsers allow sound only after the user has pressed something on the page. */
function unlockSound(): void {
  if (!("AudioContext" in window)) return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
}

const canPlaySound = (): boolean => audio?.state === "running";

function beep(): void {
  // A suspended context would play the beep at the next press, when it means nothing.
  if (audio?.state !== "running") return;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const { currentTime } = audio;
  tone.frequency.value = 880;
  gain.gain.setValueAtTime(0.2, currentTime);
  gain.gain.linearRampToValueAtTime(0, currentTime + 0.4);
  tone.connect(gain).connect(audio.destination);
  tone.start();
  tone.stop(currentTime + 0.4);
}

/** Alerts, and the browser's permission prompt, need the user's own press. */
export function AlertSwitch() {
  const t = useTexts(texts);
  const [isOn, setOn] = useState(areAlertsOn);
  const [isShown, setShown] = useState(mayNotify);
  // All tabs share the choice.
  useEffect(() => {
    const follow = () => setOn(areAlertsOn());
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  // Browsers allow sound only after a press on the page, so on later visits any press will do.
  useEffect(() => {
    if (!isOn) return;
    for (const press of pressEvents) addEventListener(press, unlockSound);
    return () => {
      for (const press of pressEvents) removeEventListener(press, unlockSound);
    };
  }, [isOn]);
  const toggle = async () => {
    setOn(!isOn);
    await switchAlerts(!isOn);
    setShown(mayNotify());
  };
  return (
    <div>
      <SwitchButton type="button" isOn={isOn} onClick={toggle}>
        {t("alert_me")}
      </SwitchButton>
      {isOn && !isShown && <p className="field-note">{t("no_notifications")}</p>}
    </div>
  );
}

const pressEvents = ["pointerdown", "keydown"];
