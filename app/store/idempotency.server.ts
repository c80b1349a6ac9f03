import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  type IdempotencyRecord,
  openRecord,
  type StoredRecord,
} from "./idempotency-record.server.ts";
import { waitForLease } from "./lease.server.ts";
import { type Store, StoreDown } from "./store.ts";
import type { Vault } from "./vault.server.ts";

/** A call that must be carried out at most once, however often its form is sent. */
export type Operation<Before, Result> = {
  /** Names the record in the store: brand, account and the form's own key are part of it. */
  key: string;
  /** Tells two contents apart that are sent under the same key. */
  fingerprint?: string;
  /** Reads what is there before the call. It may refuse by throwing: nothing has been sent yet. */
  prepare: () => Promise<Before>;
  /** Makes the irreversible call, with the key that the API tells repetitions by. */
  send: (before: Before, idempotencyKey: string) => Promise<Result>;
  /** Looks for the result of a call whose answer was lost; returns nothing where it finds none. */
  find: (before: Before) => Promise<Result | undefined>;
};

export type Outcome<Result> =
  /** `fingerprint` is that of the content that was sent, which may be another than the one given. */
  | { state: "done"; result: Result; fingerprint?: string }
  /** The call was sent, and its result cannot be found. `couldLook`: the last look was answered. */
  | { state: "unknown"; couldLook: boolean; cause?: unknown };

/** What the engine needs of its surroundings. */
export type Environment = {
  store: Store;
  vault: Vault;
  /** Whether an error proves that the API did not carry the call out; every other one leaves it open. */
  provesNothingDone: (error: unknown) => boolean;
  /** Told once for each call whose answer was lost, with what the search for its result came to. */
  onLostAnswer?: (lost: LostAnswer) => void;
  /** Tests bring their own. */
  pause?: (ms: number) => Promise<unknown>;
};

export type LostAnswer = {
  idempotencyKey: string;
  state: Outcome<unknown>["state"];
  /** What the call failed with; nothing where another process made it and never settled it. */
  cause?: unknown;
};

/** A process that has stalled for longer between its record and its call does not make the call. */
const SEND_WITHIN_MS = 10_000;
const WAIT_MS = 150;
/** After a lost answer the call may still be under way, so it is looked for several times. */
const LOOK_AGAIN_MS = [0, 500, 1500];
/** A record that is older has been looked for by the request that wrote it: one more look is enough. */
const JUST_SENT_MS = 2_000;

/** The key that goes to the API, a UUID of version 8: the same content under the same key has the same. */
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
 * Carries an operation out at most once. The record "sent" is the fence: it is written with
 * set-if-absent right before the call, so that of all processes exactly one makes it, whatever has
 * become of its lease. The lease only spares the others the same preparations. A call that the API
 * has provably not carried out frees the key again.
 */
export async function runIdempotent<Before, Result>(
  environment: Environment,
  operation: Operation<Before, Result>,
): Promise<Outcome<Result>> {
  const { pause = wait } = environment;
  const record = openRecord<Before, Result>(environment, operation.key);
  const findDone = async () => {
    const stored = await record.read();
    return stored?.state === "done" ? toOutcome(stored) : undefined;
  };
  const done = await findDone();
  if (done) return done;
  const turn = await waitForLease(environment.store, `${operation.key}:lease`, {
    everyMs: WAIT_MS,
    findMeanwhile: findDone,
    pause,
  });
  if ("found" in turn) return turn.found;
  try {
    return await settle({ ...environment, pause }, operation, record);
  } finally {
    await turn.lease.release();
  }
}

/** What is known of an operation after one more look; nothing where its key was never used. */
export async function recallOutcome<Before, Result>(
  environment: Pick<Environment, "store" | "vault">,
  operation: Pick<Operation<Before, Result>, "key"> & {
    find: (before: Before, ageMs: number) => Promise<Result | undefined>;
  },
): Promise<
  | Extract<Outcome<Result>, { state: "done" }>
  | { state: "unknown"; couldLook: boolean; before: Before; ageMs: number }
  | undefined
> {
  const record = openRecord<Before, Result>(environment, operation.key);
  const stored = await record.read();
  if (!stored) return undefined;
  if (stored.state === "done") return toOutcome(stored);
  const { before } = stored;
  const ageMs = Date.now() - stored.at;
  const outcome = await seek(record, stored, () => operation.find(before, ageMs));
  return outcome.state === "done" ? outcome : { ...outcome, before, ageMs };
}

type Settings = Environment & Required<Pick<Environment, "pause">>;

async function settle<Before, Result>(
  settings: Settings,
  operation: Operation<Before, Result>,
  record: IdempotencyRecord<Before, Result>,
): Promise<Outcome<Result>> {
  for (;;) {
    const stored = await record.read();
    if (stored?.state === "done") return toOutcome(stored);
    if (stored) return settleLost(settings, operation, record, stored);
    const before = await operation.prepare();
    const sent = await record.begin(before, operation.fingerprint);
    // Another process was quicker, since this one had lost its lease.
    if (!sent) continue;
    const isLate = Date.now() - sent.at > SEND_WITHIN_MS;
    // What was prepared may be out of date by now, and users may have been told that nothing arrived.
    if (isLate && (await record.free(sent))) continue;
    if (isLate) return settleLost(settings, operation, record, sent);
    return makeCall(settings, operation, record, sent);
  }
}

async function makeCall<Before, Result>(
  settings: Settings,
  operation: Operation<Before, Result>,
  record: IdempotencyRecord<Before, Result>,
  sent: StoredRecord<Before, Result> & { state: "sent" },
): Promise<Outcome<Result>> {
  try {
    const result = await operation.send(sent.before, toIdempotencyKey(operation));
    return await keepDone(record, sent, result);
  } catch (error) {
    if (!settings.provesNothingDone(error)) {
      return settleLost(settings, operation, record, sent, error);
    }
    // Where the store cannot be reached, the key stays taken: the user is told that we do not know.
    await record.free(sent).catch(() => {});
    throw error;
  }
}

/** Looks several times for the result of a call whose answer was lost. */
async function settleLost<Before, Result>(
  { onLostAnswer, pause }: Settings,
  operation: Operation<Before, Result>,
  record: IdempotencyRecord<Before, Result>,
  sent: StoredRecord<Before, Result> & { state: "sent" },
  cause?: unknown,
): Promise<Outcome<Result>> {
  let outcome: Outcome<Result> = { state: "unknown", couldLook: false };
  const isJustSent = Date.now() - sent.at < JUST_SENT_MS || cause !== undefined;
  for (const ms of isJustSent ? LOOK_AGAIN_MS : [0]) {
    await pause(ms);
    outcome = await seek(record, sent, () => operation.find(sent.before));
    if (outcome.state === "done") break;
  }
  onLostAnswer?.({ idempotencyKey: toIdempotencyKey(operation), state: outcome.state, cause });
  return outcome.state === "done" ? outcome : { ...outcome, cause };
}

async function seek<Before, Result>(
  record: IdempotencyRecord<Before, Result>,
  sent: StoredRecord<Before, Result> & { state: "sent" },
  find: () => Promise<Result | undefined>,
): Promise<Extract<Outcome<Result>, { state: "done" }> | { state: "unknown"; couldLook: boolean }> {
  try {
    const found = await find();
    if (found !== undefined) return await keepDone(record, sent, found);
    return { state: "unknown", couldLook: true };
  } catch {
    // A look that fails says nothing about the call.
    return { state: "unknown", couldLook: false };
  }
}

async function keepDone<Before, Result>(
  record: IdempotencyRecord<Before, Result>,
  sent: StoredRecord<Before, Result> & { state: "sent" },
  result: Result,
): Promise<Extract<Outcome<Result>, { state: "done" }>> {
  try {
    return toOutcome(await record.finish(sent, result));
  } catch (error) {
    // The result is known, and a later look finds it again.
    if (!(error instanceof StoreDown)) throw error;
    return { state: "done", result, fingerprint: sent.fingerprint };
  }
}

const toOutcome = <Before, Result>({
  result,
  fingerprint,
}: StoredRecord<Before, Result> & { state: "done" }) => ({
  state: "done" as const,
  result,
  fingerprint,
});
