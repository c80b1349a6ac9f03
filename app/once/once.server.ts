import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ApiError, ApiFault } from "../api/errors.ts";
import type { Store } from "../store/store.ts";

/** What must not happen twice, however often it is asked for under one key. */
export type Deed<Before, Result> = {
  /** Of the form that asks for it; with the brand and the account in it. */
  key: string;
  /** What is there already, so that what comes of the deed can be told from it. */
  look: () => Promise<Before>;
  send: () => Promise<Result>;
  /** What came of it, where the answer was lost; nothing where none can be found. */
  find: (before: Before) => Promise<Result | undefined>;
};

/** `unknown`: it was sent, and nobody can say whether it arrived. */
export type Outcome<Result> = { state: "done"; result: Result } | { state: "unknown" };

type Kept<Before, Result> = { state: "sent"; before: Before } | { state: "done"; result: Result };

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
    const kept = await read(store, deed);
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

async function settle<Before, Result>(
  store: Store,
  deed: Deed<Before, Result>,
  kept: Kept<Before, Result> | undefined,
): Promise<Outcome<Result>> {
  if (kept?.state === "done") return kept;
  if (kept?.state === "sent") return seek(store, deed, kept.before);
  return doIt(store, deed);
}

async function doIt<Before, Result>(
  store: Store,
  deed: Deed<Before, Result>,
): Promise<Outcome<Result>> {
  const before = await deed.look();
  // Written before it is sent: whoever finds this knows that it may have arrived.
  await write(store, deed, { state: "sent", before });
  try {
    return await finish(store, deed, await deed.send());
  } catch (error) {
    const mayHaveArrived = error instanceof ApiFault && error.wasSent;
    if (mayHaveArrived) return seek(store, deed, before);
    if (error instanceof ApiError || error instanceof ApiFault) await store.delete(deed.key);
    throw error;
  }
}

/** Looks for what came of a deed whose answer was lost. */
async function seek<Before, Result>(
  store: Store,
  deed: Deed<Before, Result>,
  before: Before,
): Promise<Outcome<Result>> {
  for (const delay of LOOK_AGAIN_MS) {
    await pause(delay);
    // With the line down there is nothing to see, which says nothing.
    const found = await deed.find(before).catch(() => undefined);
    if (found !== undefined) return finish(store, deed, found);
  }
  return { state: "unknown" };
}

async function finish<Before, Result>(
  store: Store,
  deed: Deed<Before, Result>,
  result: Result,
): Promise<Outcome<Result>> {
  const done = { state: "done", result } as const;
  await write(store, deed, done);
  return done;
}

async function read<Before, Result>(
  store: Store,
  { key }: Deed<Before, Result>,
): Promise<Kept<Before, Result> | undefined> {
  const text = await store.get(key);
  return text === undefined ? undefined : JSON.parse(text);
}

async function write<Before, Result>(
  store: Store,
  { key }: Deed<Before, Result>,
  kept: Kept<Before, Result>,
): Promise<void> {
  await store.set(key, JSON.stringify(kept), KEPT_SECONDS);
}
