/** What became of a part that a page was sent without. */
export type Outcome<Value> =
  | { state: "arrived"; value: Value }
  | { state: "failed"; reference: string }
  /** The browser has to load a page: this one, to log in again, or another. */
  | { state: "moved"; to: string };

/** A part of a page: its value, or its outcome where the page was sent before it. */
export type Deferred<Value> = Value | Promise<Outcome<Value>>;

/**
 * Lets a page go out before this part of it is there. Loaders return it at the top level of their data,
 * where `app/remix/deferred-parts.server.ts` decides whether the page waits for it.
 */
export function defer<Value>(part: Promise<Value>): Deferred<Value> {
  // The loader may fail before anything waits for the part.
  part.catch(() => {});
  return part as Promise<never>;
}

/** Whether a part is there within this time. Where it fails in time, so does this. */
export async function isThereWithin(ms: number, part: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    // On a busy process the part may have arrived by now, and waits to be read.
    timer = setTimeout(() => setImmediate(resolve, false), ms);
  });
  try {
    return await Promise.race([part.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
