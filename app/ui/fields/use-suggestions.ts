import { useEffect, useRef, useState } from "react";

/** Finds suggestions for a text. `signal` aborts when they are no longer wanted. */
export type Suggest<Item> = (text: string, signal: AbortSignal) => Promise<Item[]>;

/** Finds suggestions for an empty field. */
export type Offer<Item> = (signal: AbortSignal) => Promise<Item[]>;

const DEBOUNCE_MS = 500;
const MIN_LETTERS = 3;

/**
 * Loads suggestions for the typed text, debounced. Results for an older text are dropped, and a failure
 * sets `isFailed`. For an empty text the hook shows the offer.
 */
export function useSuggestions<Item>(suggest: Suggest<Item>, offer?: Offer<Item>) {
  const [items, setItems] = useState<Item[]>();
  const [isFailed, setFailed] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const controllerRef = useRef<AbortController>();
  const isOffered = useRef(false);

  useEffect(() => () => controllerRef.current?.abort(), []);

  function stop() {
    controllerRef.current?.abort();
    setLoading(false);
  }

  function reset() {
    stop();
    setFailed(false);
    setItems(undefined);
    isOffered.current = false;
  }

  function load(text: string) {
    const words = text.trim();
    if (words === "" && offer) void showOffer(offer);
    else if (words.length < MIN_LETTERS) reset();
    else lookUp(words);
  }

  function lookUp(words: string) {
    if (isOffered.current) reset();
    else stop();
    const { signal } = startRequest();
    const timer = setTimeout(async () => {
      setLoading(true);
      const found = await suggest(words, signal).catch((error: unknown) => {
        if (!signal.aborted) console.info("Suggestions could not be loaded", error);
      });
      if (signal.aborted) return;
      setItems(found ?? undefined);
      setFailed(!found);
      setLoading(false);
    }, DEBOUNCE_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  /** The user did not ask for the offer, so a failed or empty one shows nothing. */
  async function showOffer(find: Offer<Item>) {
    reset();
    const { signal } = startRequest();
    const offered = await find(signal).catch(() => []);
    if (signal.aborted || offered.length === 0) return;
    isOffered.current = true;
    setItems(offered);
  }

  function startRequest(): AbortController {
    const controller = new AbortController();
    controllerRef.current = controller;
    return controller;
  }

  return { items, isFailed, isLoading, load, reset };
}
