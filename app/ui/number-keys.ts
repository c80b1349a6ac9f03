import { useEffect, useSyncExternalStore } from "react";

const STORED = "number-keys";
const hearers = new Set<() => void>();

/** Keys that do something by themselves can be switched off; it is remembered in this browser. */
export function switchNumberKeys(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? "on" : "off");
  } catch {
    // Then they stay as they are, which is no harm.
  }
  for (const hear of hearers) hear();
}

function areOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

export const useNumberKeysOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

/** What a number key presses says so: `<button {...onKey(1)}>`. */
export const onKey = (number: number) => ({
  "data-number-key": number,
  "aria-keyshortcuts": `${number}`,
});

const typing = "input, select, textarea, [contenteditable], [role=combobox]";

/** While the page is there, a number key presses what is marked with it; never where somebody types, or twice for one press. */
export function useNumberKeys(): void {
  const isOn = useNumberKeysOn();
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, altKey, metaKey, target } = event;
      if (!/^[1-9]$/.test(key) || repeat || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(typing)) return;
      if (document.querySelector("dialog:modal")) return;
      const marked = document.querySelector<HTMLElement>(`[data-number-key="${key}"]`);
      if (!marked || marked.closest("[inert]")) return;
      event.preventDefault();
      marked.focus();
      marked.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}
