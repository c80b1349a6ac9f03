/** Whose tries were too many: the network's, the account's from this network, the account's from all. */
export type RateLimitScope = "network" | "accountHere" | "account";

/** Something was tried more often than it may be. */
export class RateLimited extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    readonly limit: RateLimitScope,
  ) {
    super("Too many tries");
    this.name = "TooManyTries";
  }

  get minutes(): number {
    return Math.ceil(this.retryAfterSeconds / 60);
  }
}
