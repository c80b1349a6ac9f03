/** The browser has the cookie of a session that has expired or was ended. */
export class SessionExpired extends Error {
  override name = "SessionExpired";
}
