/** The limit that was reached: the network's, the account's from this network, or the account's from all. */
export type RateLimitScope = "network" | "accountHere" | "account";

/** An action was attempted more often than its limit allows. */
export class RateLimited extends Error {
  constructor(
    readonly retryAfterSeconds: number,
    readonly limit: RateLimitScope,
  ) {
    super("Too many attempts");
    this.name = "RateLimited";
  }

  get minutes(): number {
    return Math.ceil(this.retryAfterSeconds / 60);
  }
}
