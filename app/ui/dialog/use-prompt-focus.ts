import { useEffect } from "react";

/**
 * Puts the focus into the one field of a prompt, which a dialog would put on its first link; again
 * when `occasion` is another one.
 */
export function usePromptFocus(id: string, isWanted: boolean, occasion?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error may come again
  useEffect(() => {
    const input = document.getElementById(id);
    if (!isWanted || !(input instanceof HTMLInputElement)) return;
    input.focus();
    // The user who types before the script runs goes on typing.
    if (input.value === input.defaultValue) input.select();
  }, [id, isWanted, occasion]);
}
