/** The browser still has its cookie, and the session is no more. */
export class SessionLapsed extends Error {
  /** Told by its name: the server's bundle and the routes' each have a copy of this class. */
  static override [Symbol.hasInstance](value: unknown): value is SessionLapsed {
    return value instanceof Error && value.name === "SessionLapsed";
  }

  override name = "SessionLapsed";
}
