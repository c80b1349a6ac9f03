import { useEffect, useRef, useState } from "react";

/** Finds what fits a text. `signal` says when nobody waits for it any more. */
export type Suggest<Item> = (text: string, signal: AbortSignal) => Promise<Item[]>;

const PAUSE_MS = 500;
const LEAST_TYPED = 3;

/**
 * What fits the text that was typed last, asked for when nothing more was typed for a while. An
 * answer to an older text is dropped; where it cannot be asked for, `isFailed` says so.
 */
export function useSuggestions<Item>(suggest: Suggest<Item>) {
  const [items, setItems] = useState<Item[]>();
  const [isFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<AbortController>();

  useEffect(() => () => waiting.current?.abort(), []);

  function stop() {
    waiting.current?.abort();
    setAsking(false);
  }

  function forget() {
    stop();
    setFailed(false);
    setItems(undefined);
  }

  function ask(text: string) {
    if (text.trim().length < LEAST_TYPED) return forget();
    stop();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const timer = setTimeout(async () => {
      setAsking(true);
      const found = await suggest(text.trim(), signal).catch((error: unknown) => {
        if (!signal.aborted) console.info("There are no suggestions", error);
      });
      if (signal.aborted) return;
      setItems(found ?? undefined);
      setFailed(!found);
      setAsking(false);
    }, PAUSE_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  return { items, isFailed, isAsking, ask, forget };
}
