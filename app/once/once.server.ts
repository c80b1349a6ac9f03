import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { Store } from "../store/store.ts";

/** What must not happen twice, however often it is asked for under one key. */
export type Deed<Before, Result> = {
  /** Of the form that asks for it; with the brand and the account in it. */
  key: string;
  /** What exactly is asked for, where one form can be sent with one thing and then with another. */
  content?: string;
  /** What is there already, so that what comes of the deed can be told from it. */
  look: () => Promise<Before>;
  send: (before: Before) => Promise<Result>;
  /** What came of it, where the answer was lost; nothing where none can be found. */
  find: (before: Before) => Promise<Result | undefined>;
};

export type Outcome<Result> =
  /** Whoever asked under the same key for something else finds by its content what was done instead. */
  | { state: "done"; result: Result; content?: string }
  /** It was sent, and nobody can say whether it arrived; `sawNothing`: it could be looked for. */
  | { state: "unknown"; sawNothing: boolean };

type Sent<Before> = {
  state: "sent";
  /** When, in milliseconds; what older processes have left does not say. */
  at?: number;
  before: Before;
  content?: string;
};
type Kept<Before, Result> = Sent<Before> | Extract<Outcome<Result>, { state: "done" }>;

const KEPT_SECONDS = 86_400;
/** Whoever has not renewed the lease by then is dead. */
const LEASE_SECONDS = 10;
const RENEWAL_MS = 3000;
const WAIT_MS = 150;
/** After a lost answer the deed may still be on its way. */
const LOOK_AGAIN_MS = [0, 500, 1500];

/**
 * Does it once. Whoever asks again under the same key, at the same time or later, here or in another
 * process, gets what came of the first time. A refusal is no deed: the key is free again.
 */
export async function once<Before, Result>(
  store: Store,
  deed: Deed<Before, Result>,
): Promise<Outcome<Result>> {
  const lease = `${deed.key}:lease`;
  const holder = randomUUID();
  for (;;) {
    const kept = await read<Before, Result>(store, deed);
    if (kept?.state === "done") return kept;
    if (await store.setIfAbsent(lease, holder, LEASE_SECONDS)) break;
    await pause(WAIT_MS);
  }
  const renewal = setInterval(() => {
    store.set(lease, holder, LEASE_SECONDS).catch(() => {});
  }, RENEWAL_MS);
  try {
    // Somebody may have finished in between.
    return await settle(store, deed, await read(store, deed));
  } finally {
    clearInterval(renewal);
    // With the store down, it ends by itself.
    await store.deleteIf(lease, holder).catch(() => {});
  }
}

/** What was sent, and how long ago, where nobody can say what came of it. */
export type Unsettled<Before> = { sawNothing: boolean; before: Before; ageMs: number };

/** What is known of something that was asked for before, after one more look; nothing where nobody has. */
export async function recall<Before, Result>(
  store: Store,
  deed: Pick<Deed<Before, Result>, "key"> & {
    find: (before: Before, ageMs: number) => Promise<Result | undefined>;
  },
): Promise<
  | Extract<Outcome<Result>, { state: "done" }>
  | ({ state: "unknown" } & Unsettled<Before>)
  | undefined
> {
  const kept = await read<Before, Result>(store, deed);
  if (kept?.state !== "sent") return kept;
  const ageMs = kept.at === undefined ? 0 : Date.now() - kept.at;
  const find = (before: Before) => deed.find(before, ageMs);
  const outcome = await seek(store, { key: deed.key, find }, kept, [0]);
  return outcome.state === "done" ? outcome : { ...outcome, before: kept.before, ageMs };
}

async function settle<Before, Result>(
  store: Store,
  deed: Deed<Before, Result>,
  kept: Kept<Before, Result> | undefined,
): Promise<Outcome<Result>> {
  if (kept?.state === "done") return kept;
  if (kept?.state === "sent") return seek(store, deed, kept);
  return doIt(store, deed);
}

async function doIt<Before, Result>(
  store: Store,
  deed: Deed<Before, Result>,
): Promise<Outcome<Result>> {
  const before = await deed.look();
  const sent: Sent<Before> = { state: "sent", at: Date.now(), before, content: deed.content };
  // Written before it is sent: whoever finds this knows that it may have arrived.
  await write(store, deed, sent);
  try {
    return await finish(store, deed, sent, await deed.send(sent.before));
  } catch (error) {
    if (error instanceof ApiFault && error.wasSent) {
      const outcome = await seek(store, deed, sent);
      const isSettled = outcome.state === "done" || !outcome.sawNothing || !hasFailed(error);
      if (isSettled) return outcome;
    }
    if (error instanceof ApiError || error instanceof ApiFault) await store.delete(deed.key);
    throw error;
  }
}

/** The API itself has come to an end with it, and it is not a good one. A gateway before it knows less. */
function hasFailed({ kind, status = 0 }: ApiFault): boolean {
  return (kind === "status" && status === 500) || (status >= 400 && status < 500);
}

/** Looks for what came of a deed whose answer was lost. */
async function seek<Before, Result>(
  store: Store,
  deed: Pick<Deed<Before, Result>, "key" | "find">,
  sent: Sent<Before>,
  delays = LOOK_AGAIN_MS,
): Promise<Outcome<Result>> {
  let sawNothing = false;
  for (const delay of delays) {
    await pause(delay);
    try {
      const found = await deed.find(sent.before);
      if (found !== undefined) return finish(store, deed, sent, found);
      sawNothing = true;
    } catch {
      // With the line down there is nothing to see, which says nothing.
      sawNothing = false;
    }
  }
  return { state: "unknown", sawNothing };
}

async function finish<Before, Result>(
  store: Store,
  deed: { key: string },
  { content }: Sent<Before>,
  result: Result,
): Promise<Outcome<Result>> {
  const done = { state: "done", result, content } as const;
  await write(store, deed, done);
  return done;
}

async function read<Before, Result>(
  store: Store,
  { key }: { key: string },
): Promise<Kept<Before, Result> | undefined> {
  const text = await store.get(key);
  return text === undefined ? undefined : JSON.parse(text);
}

async function write<Before, Result>(
  store: Store,
  { key }: { key: string },
  kept: Kept<Before, Result>,
): Promise<void> {
  await store.set(key, JSON.stringify(kept), KEPT_SECONDS);
}
