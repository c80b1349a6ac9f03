/** Whose tries were too many: the network's, the account's from this network, the account's from all. */
export type TriesLimit = "network" | "accountHere" | "account";

/** Something was tried more often than it may be. */
export class TooManyTries extends Error {
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
