/** The browser still has its cookie, and the session is no more. */
export class SessionExpired extends Error {
  override name = "SessionLapsed";
}
