/** The browser still has its cookie, and the session is no more. */
export class SessionLapsed extends Error {
  override name = "SessionLapsed";
}
