/** Something was tried more often than it may be. */
export class TooManyTries extends Error {
  /** Told by its name: the server's bundle and the routes' each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): value is TooManyTries {
    return value instanceof Error && value.name === "TooManyTries";
  }

  readonly minutes: number;

  constructor(readonly retryAfterSeconds: number) {
    super("Too many tries");
    this.name = "TooManyTries";
    this.minutes = Math.ceil(retryAfterSeconds / 60);
  }
}
