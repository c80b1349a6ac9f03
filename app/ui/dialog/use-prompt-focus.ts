import { useEffect } from "react";

/**
 * Focuses the field of a prompt, since a dialog would focus its first link; again at each new
 * `occasion`.
 */
export function usePromptFocus(id: string, isWanted: boolean, occasion?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error may come again
  useEffect(() => {
    const input = document.getElementById(id);
    if (!isWanted || !(input instanceof HTMLInputElement)) return;
    input.focus();
    // The user may have typed before the script ran.
    if (input.value === input.defaultValue) input.select();
  }, [id, isWanted, occasion]);
}
