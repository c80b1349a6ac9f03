import { useEffect, useSyncExternalStore } from "react";

const STORAGE_KEY = "number-keys";
const listeners = new Set<() => void>();

/** Turns the number keys on or off, and remembers it in this browser. */
export function switchNumberKeys(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  } catch {
    // Without storage the setting stays as it is.
  }
  for (const listener of listeners) listener();
}

function areOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNumberKeysOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

/** The attributes of a control with a number key: `<button {...numberKeyProps(1)}>`. */
export const numberKeyProps = (number: number) => ({
  "data-number-key": number,
  "aria-keyshortcuts": `${number}`,
});

const typing = "input, select, textarea, [contenteditable], [role=combobox]";

/** Number keys click the controls with that number, but not while the user types or holds the key. */
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
