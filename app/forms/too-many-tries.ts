/** Whose tries were too many: the network's, the account's from this network, the account's from all. */
export type TriesLimit = "network" | "accountHere" | "account";

/** Something was tried more often than it may be. */
export class TooManyTries extends Error {
  /** Told by its name: the server's bundle and the routes' each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): value is TooManyTries {
    return value instanceof Error && value.name === "TooManyTries";
  }

  constructor(
    readonly retryAfterSeconds: number,
    readonly limit: TriesLimit,
  ) {
    super("Too many tries");
    this.name = "TooManyTries";
  }

  get minutes(): number {
    return Math.ceil(this.retryAfterSeconds / 60);
  }
}
