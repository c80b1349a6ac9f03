import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  type Done,
  type IdempotencyRecord,
  openRecord,
  type Sent,
} from "./idempotency-record.server.ts";
import { waitForLease } from "./lease.server.ts";
import type { Store } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** A call that must be carried out at most once, however often the user sends its form. */
export type Operation<Before, Result> = {
  /** The record's key in the store; it includes the brand, the account and the form's own key. */
  key: string;
  /** Distinguishes two contents that are sent under the same key. */
  fingerprint?: string;
  /** How long the key leads to the result; a day where it is left out. */
  keptSeconds?: number;
  /** Reads the state before the call. It may throw to refuse, since nothing has been sent. */
  prepare: () => Promise<Before>;
  /** Makes the irreversible call, with the key by which the API recognises repetitions. */
  send: (before: Before, idempotencyKey: string) => Promise<Result>;
  /** Searches for the result of a call whose answer was lost; undefined where there is none. */
  find: (before: Before) => Promise<Result | undefined>;
};

export type Outcome<Result> =
  | Done<Result>
  /** The call was sent, and its result was not found. `couldLook`: the API answered the last search. */
  | { state: "unknown"; couldLook: boolean; cause?: unknown };

export type Environment = {
  store: Store;
  vault: Vault;
  /** Whether an error proves that the API did not carry out the call. */
  hadNoEffect: (error: unknown) => boolean;
  /** Called once for each call whose answer was lost, with the outcome of the search. */
  onLostAnswer?: (lost: LostAnswer) => void;
  /** Replaced in tests. */
  sleep?: (ms: number) => Promise<unknown>;
};

export type LostAnswer = {
  idempotencyKey: string;
  state: Outcome<unknown>["state"];
  /** The error of the call; undefined where another process made it and never settled it. */
  cause?: unknown;
};

/** A process that stalls for longer between its record and its call does not make the call. */
const MAX_STALL_MS = 10_000;
const LEASE_POLL_MS = 150;
/** After a lost answer the API may still be working, so we search several times. */
const SEARCH_DELAYS_MS = [0, 500, 1500];
/** The request that wrote an older record has searched for it, so one more search is enough. */
const JUST_SENT_MS = 2_000;

/** The API's idempotency key, a UUID of version 8 that is the same for the same key and content. */
export function toIdempotencyKey({
  key,
  fingerprint = "",
}: Pick<Operation<never, never>, "key" | "fingerprint">): string {
  const bytes = createHash("sha256").update(`${key}\n${fingerprint}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * Carries out an operation at most once. The record "sent" is the fence: it is written with
 * set-if-absent right before the call, so that exactly one process makes the call, even one that has
 * lost its lease. The lease only saves the other processes the preparation. A call that the API has
 * provably not carried out frees the key.
 */
export async function runIdempotent<Before, Result>(
  environment: Environment,
  operation: Operation<Before, Result>,
): Promise<Outcome<Result>> {
  const { store, hadNoEffect, onLostAnswer, sleep = delay } = environment;
  const record = openRecord<Before, Result>(environment, operation.key, operation.keptSeconds);
  const idempotencyKey = toIdempotencyKey(operation);

  const done = await findDone();
  if (done) return done;
  const turn = await waitForLease(store, `${operation.key}:lease`, {
    everyMs: LEASE_POLL_MS,
    findMeanwhile: findDone,
    sleep,
  });
  if ("found" in turn) return turn.found;
  try {
    return await settle();
  } finally {
    await turn.lease.release();
  }

  async function findDone(): Promise<Done<Result> | undefined> {
    const stored = await record.read();
    return stored?.state === "done" ? stored : undefined;
  }

  async function settle(): Promise<Outcome<Result>> {
    for (;;) {
      const stored = await record.read();
      if (stored) return stored.state === "done" ? stored : settleLost(stored);
      const before = await operation.prepare();
      const sent = await record.begin(before, operation.fingerprint);
      // Another process has written its record, since this one lost its lease.
      if (!sent) continue;
      const hasStalled = Date.now() - sent.at > MAX_STALL_MS;
      // The preparation may be out of date, and users may have been told that nothing arrived.
      if (hasStalled && (await record.remove(sent))) continue;
      return hasStalled ? settleLost(sent) : makeCall(sent);
    }
  }

  async function makeCall(sent: Sent<Before>): Promise<Outcome<Result>> {
    try {
      return await record.finish(sent, await operation.send(sent.before, idempotencyKey));
    } catch (error) {
      if (!hadNoEffect(error)) return settleLost(sent, error);
      // Where the store cannot be reached, the key stays taken, and the outcome unknown.
      await record.remove(sent).catch(() => {});
      throw error;
    }
  }

  /** Searches several times for the result of a call whose answer was lost. */
  async function settleLost(sent: Sent<Before>, cause?: unknown): Promise<Outcome<Result>> {
    if (sent.isAbandoned) return { state: "unknown", couldLook: true };
    let outcome: Outcome<Result> = { state: "unknown", couldLook: false };
    const isJustSent = Date.now() - sent.at < JUST_SENT_MS || cause !== undefined;
    for (const ms of isJustSent ? SEARCH_DELAYS_MS : [0]) {
      await sleep(ms);
      outcome = await search(record, sent, () => operation.find(sent.before));
      if (outcome.state === "done") break;
    }
    onLostAnswer?.({ idempotencyKey, state: outcome.state, cause });
    return outcome.state === "done" ? outcome : { ...outcome, cause };
  }
}

/**
 * Searches once more for an operation's result; undefined where its key is unused. An abandoned one has
 * none, since an operator found that the API did not carry it out.
 */
export async function findOutcome<Before, Result>(
  environment: Pick<Environment, "store" | "vault">,
  operation: Pick<Operation<Before, Result>, "key"> & {
    find: (before: Before, ageMs: number) => Promise<Result | undefined>;
  },
) {
  const record = openRecord<Before, Result>(environment, operation.key);
  const stored = await record.read();
  if (stored?.state !== "sent") return stored;
  const { before } = stored;
  if (stored.isAbandoned) return { state: "abandoned" as const, before };
  const ageMs = Date.now() - stored.at;
  const outcome = await search(record, stored, () => operation.find(before, ageMs));
  return outcome.state === "done" ? outcome : { ...outcome, before, ageMs };
}

async function search<Before, Result>(
  record: IdempotencyRecord<Before, Result>,
  sent: Sent<Before>,
  find: () => Promise<Result | undefined>,
) {
  try {
    const found = await find();
    if (found !== undefined) return await record.finish(sent, found);
    return { state: "unknown" as const, couldLook: true };
  } catch {
    // A failed search proves nothing about the call.
    return { state: "unknown" as const, couldLook: false };
  }
}
