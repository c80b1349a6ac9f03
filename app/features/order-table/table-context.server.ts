import { ApiError } from "../../api/errors.ts";
import type { Language } from "../../i18n/languages.ts";
import type { AccountContext, MemberContext } from "../../request/context.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";

/** An account at work on a table: of a request, or of the background. */
export type TableContext = AccountContext & { language: Language; sessionId: string };

export function toTableContext(context: MemberContext): TableContext {
  const { brand, user, api, language, session } = context;
  const { services, log, requestId } = context.app;
  return { brand, user, api, language, sessionId: session.id, app: { services, log, requestId } };
}

/** The user has logged out, or the API has refused the session's token. */
export class SessionEnded extends Error {}

/** Runs a piece of work with the session's current token, which the API renews from time to time. */
export async function withSession<Result>(
  context: TableContext,
  work: (context: TableContext) => Promise<Result>,
): Promise<Result> {
  const current = await openContext(context, context.sessionId);
  if (!current) throw new SessionEnded();
  try {
    return await work(current);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw new SessionEnded();
    throw error;
  }
}

/** The context of a session; undefined where the session has ended, or belongs to another account. */
export async function openContext(
  {
    brand,
    app,
    language,
    user,
  }: Pick<TableContext, "brand" | "app" | "language"> & {
    user: Pick<TableContext["user"], "id">;
  },
  sessionId: string,
): Promise<TableContext | undefined> {
  const { permalink } = brand;
  const session = await app.services.sessions.find(permalink, sessionId);
  if (!session || session.scope || session.user.id !== user.id) return undefined;
  const { token } = session;
  const api = app.services.api({ permalink, token, requestId: app.requestId, language });
  const store = storeOfAccount(app.services.store, { permalink, accountId: user.id });
  const services = { ...app.services, store };
  return { brand, user: session.user, api, language, sessionId, app: { ...app, services } };
}
