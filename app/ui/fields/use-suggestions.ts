import { useEffect, useRef, useState } from "react";

/** Finds what fits a text. `signal` says when nobody waits for it any more. */
export type Suggest<Item> = (text: string, signal: AbortSignal) => Promise<Item[]>;

/** Finds what to show before anything is typed. */
export type Offer<Item> = (signal: AbortSignal) => Promise<Item[]>;

const PAUSE_MS = 500;
const LEAST_TYPED = 3;

/**
 * What fits the text that was typed last, asked for when nothing more was typed for a while. An
 * answer to an older text is dropped; where it cannot be asked for, `isFailed` says so. For an empty
 * text the hook shows the offer.
 */
export function useSuggestions<Item>(suggest: Suggest<Item>, offer?: Offer<Item>) {
  const [items, setItems] = useState<Item[]>();
  const [isFailed, setFailed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<AbortController>();
  const isOffered = useRef(false);

  useEffect(() => () => waiting.current?.abort(), []);

  function stop() {
    waiting.current?.abort();
    setAsking(false);
  }

  function forget() {
    stop();
    setFailed(false);
    setItems(undefined);
    isOffered.current = false;
  }

  function ask(text: string) {
    const words = text.trim();
    if (words === "" && offer) void makeOffer(offer);
    else if (words.length < LEAST_TYPED) forget();
    else lookUp(words);
  }

  function lookUp(words: string) {
    if (isOffered.current) forget();
    else stop();
    const { signal } = startWaiting();
    const timer = setTimeout(async () => {
      setAsking(true);
      const found = await suggest(words, signal).catch((error: unknown) => {
        if (!signal.aborted) console.info("There are no suggestions", error);
      });
      if (signal.aborted) return;
      setItems(found ?? undefined);
      setFailed(!found);
      setAsking(false);
    }, PAUSE_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  }

  /** The user has not asked for it, so that an offer that fails or is empty says nothing. */
  async function makeOffer(find: Offer<Item>) {
    forget();
    const { signal } = startWaiting();
    const offered = await find(signal).catch(() => []);
    if (signal.aborted || offered.length === 0) return;
    isOffered.current = true;
    setItems(offered);
  }

  function startWaiting(): AbortController {
    const controller = new AbortController();
    waiting.current = controller;
    return controller;
  }

  return { items, isFailed, isAsking, ask, forget };
}
