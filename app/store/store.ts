/** Keeps what outlives a request: in memory, or in a Redis that all panel processes share. */
export interface Store {
  get(key: string): Promise<string | undefined>;
  /** Reads many keys in one round trip, where they are on one server. */
  getMany(keys: readonly string[]): Promise<(string | undefined)[]>;
  /** Like `getMany`, in one round trip with the keys that other callers read in the same tick. */
  getBatched(keys: readonly string[]): Promise<(string | undefined)[]>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** Writes only where there is no value, and returns whether it did. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Returns the value and deletes it; of two callers at once, only one gets it. */
  take(key: string): Promise<string | undefined>;
  /** Deletes only this value, so that a lease of another holder stays. */
  deleteIf(key: string, value: string): Promise<boolean>;
  /**
   * Compare and set: replaces the value only where it still is `current`, and returns whether it did.
   * It does not write to an expired or deleted key.
   */
  replaceIf(key: string, current: string, next: string, ttlSeconds: number): Promise<boolean>;
  /** Adds one; the first call starts the expiry. */
  increment(key: string, ttlSeconds: number): Promise<{ count: number; ttlSeconds: number }>;
  /** Subtracts one, never below zero, and keeps the expiry. */
  decrement(key: string): Promise<void>;
  /**
   * Adds a member to a set, whose members expire one by one. Returns false, and adds nothing, where
   * the set was closed.
   */
  addMember(key: string, member: string, ttlSeconds: number): Promise<boolean>;
  /** The members of a set; none of a closed one that a plain value has replaced. */
  listMembers(key: string): Promise<string[]>;
  /** Closes a set until the expiry, or until a plain value replaces it, and returns its members. */
  closeSet(key: string, ttlSeconds: number): Promise<string[]>;
  /**
   * Adds an entry at the end of an append-only log. It drops the entries whose time is up,
   * and the oldest beyond `most`.
   */
  append(key: string, value: string, limits: { ttlSeconds: number; most: number }): Promise<void>;
  /** The newest entries of a log whose time is not up, the newest first; only those before a place. */
  readBack(key: string, page: LogPage): Promise<LogEntry[]>;
  /** Sends a message to the current subscribers in every process; it is not stored. */
  publish(channel: string, message: string): Promise<void>;
  /**
   * Subscribes until the caller calls the returned function. Messages that are published while the
   * store cannot be reached are lost.
   */
  subscribe(channel: string, onMessage: (message: string) => void): () => void;
  /** Rejects where the store cannot be reached. */
  ping(): Promise<void>;
  /** Every operation fails afterwards. */
  close(): Promise<void>;
}

export type LogPage = { ttlSeconds: number; count: number; before?: string };

/** The place is the time of the entry in milliseconds and a number: `1764150000000-0`. */
export type LogEntry = { place: string; value: string };

/** The store cannot be reached. A change that was interrupted may or may not have been made. */
export class StoreDown extends Error {
  override name = "StoreDown";
  constructor(cause: unknown) {
    super("The store cannot be reached", { cause });
  }
}

/** The answer of the store, or the fallback where the store cannot be reached. */
export async function unlessDown<Answer, Fallback>(
  answer: Promise<Answer>,
  fallback: Fallback,
): Promise<Answer | Fallback> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof StoreDown) return fallback;
    throw error;
  }
}

/** Every store counts in milliseconds, and refuses an invalid time to live. */
export function toMilliseconds(ttlSeconds: number): number {
  const milliseconds = Math.round(ttlSeconds * 1000);
  if (Number.isSafeInteger(milliseconds) && milliseconds > 0) return milliseconds;
  throw new RangeError(`Invalid time to live: ${ttlSeconds} s`);
}
