/** Where what outlives a request is kept: in memory, or in a Redis that all panel processes share. */
export interface Store {
  get(key: string): Promise<string | undefined>;
  /** Many at once, in one round trip wherever they are in one place. */
  getMany(keys: readonly string[]): Promise<(string | undefined)[]>;
  /** The same, in one round trip with all that other callers ask for in the same moment. */
  readTogether(keys: readonly string[]): Promise<(string | undefined)[]>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  /** Only where there is nothing yet; tells whether it was so. */
  setIfAbsent(key: string, value: string, ttlSeconds: number): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** What is there, and it is gone with that: two who take at once never both get it. */
  take(key: string): Promise<string | undefined>;
  /** Deletes only what holds this value: a lease that somebody else has taken over stays. */
  deleteIf(key: string, value: string): Promise<boolean>;
  /**
   * Compare and set: replaces the value only where it still is `current`, and tells whether it did.
   * What has run out or was deleted is not written anew.
   */
  replaceIf(key: string, current: string, next: string, ttlSeconds: number): Promise<boolean>;
  /** Counts one more; the first one starts the time after which it is zero again. */
  increment(key: string, ttlSeconds: number): Promise<{ count: number; ttlSeconds: number }>;
  /** Takes one back from a count, which keeps its time and never falls below zero. */
  decrement(key: string): Promise<void>;
  /**
   * Adds a member to a set, which forgets each member after its own time. Returns false, and adds
   * nothing, where the set was closed.
   */
  addMember(key: string, member: string, ttlSeconds: number): Promise<boolean>;
  /** Closes a set for so long, or until a plain value replaces it, and returns its members. */
  closeSet(key: string, ttlSeconds: number): Promise<string[]>;
  /** Tells whoever listens just now, in every process; it is kept for nobody. */
  publish(channel: string, message: string): Promise<void>;
  /**
   * Listens until what is returned is called, as long as the store can be reached: what is said
   * while it is down is not heard later.
   */
  subscribe(channel: string, hear: (message: string) => void): () => void;
  /** Rejects where the store cannot be reached. */
  ping(): Promise<void>;
  /** Afterwards the store is down for good. */
  close(): Promise<void>;
}

/** The store cannot be reached just now. A change that this interrupts may have been made or not. */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super("The store cannot be reached", { cause });
    this.name = "StoreDown";
  }
}

/** Every store keeps time in milliseconds, and refuses what is no time to live. */
export function toMilliseconds(ttlSeconds: number): number {
  const milliseconds = Math.round(ttlSeconds * 1000);
  if (Number.isSafeInteger(milliseconds) && milliseconds > 0) return milliseconds;
  throw new RangeError(`Not a time to live: ${ttlSeconds} s`);
}
