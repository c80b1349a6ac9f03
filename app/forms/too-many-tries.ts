/** Something was tried more often than it may be. */
export class TooManyTries extends Error {
  constructor(readonly retryAfterSeconds: number) {
    super("Too many tries");
    this.name = "TooManyTries";
  }

  get minutes(): number {
    return Math.ceil(this.retryAfterSeconds / 60);
  }
}
