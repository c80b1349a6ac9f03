import { ApiError, ApiFault } from "../../api/errors.ts";
import type { GrantPurpose } from "../../api/grants.server.ts";
import { checkToken } from "../../api/session.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import type { AccountContext } from "../context.server.ts";
import { traceInRequest } from "../trace-in-request.server.ts";
import { type GrantRecord, grantRecordOf } from "./grant-record.server.ts";

/** The owner's account, as it is now, with an API that acts by the grant. */
export type GrantContext = AccountContext & { language: Language };

export type OpenedGrant =
  /** The token is for records that act for the owner later, such as a link to follow the trip. */
  | { state: "open"; context: GrantContext; token: string }
  /** - `refused`: the API no longer accepts it
   *  - `missing`: it was never given, or was lost with an embedded store or the account */
  | { state: "ended"; reason: "revoked" | "refused" | "missing" }
  /** The API or the brand cannot be reached; the grant may still be good. */
  | { state: "unreachable" };

/**
 * Opens an account by its standing permission, while its owner may be logged out. It asks the API each
 * time, so role and permissions are those of now; a 401 ends the grant, and `grantsOf` tells the owner.
 * A later 401 of the opened API means that it ended in between: open it again.
 */
export async function openGrant(
  app: AccountContext["app"],
  grant: AccountKey & { purpose: GrantPurpose },
): Promise<OpenedGrant> {
  const stored = grantRecordOf(app.services, grant, grant.purpose);
  const record = await stored.read();
  const opened = await openBy(record, grant, app);
  if (opened.state !== "ended" || record?.state !== "open") return opened;
  // A use at the same time may have had the token replaced.
  const now = await stored.read();
  return now?.state === "open" ? openBy(now, grant, app) : opened;
}

async function openBy(
  record: GrantRecord | undefined,
  { purpose, ...account }: AccountKey & { purpose: GrantPurpose },
  app: AccountContext["app"],
): Promise<OpenedGrant> {
  if (!record) return { state: "ended", reason: "missing" };
  if (record.state === "ended") return { state: "ended", reason: record.reason };
  const { services, requestId } = app;
  const { permalink } = account;
  const { language } = record;
  const stored = grantRecordOf(services, account, purpose);
  const apiOf = (token: string) => services.api({ permalink, token, requestId, language });
  try {
    const brand = await services.tenants.find({ permalink });
    if (!brand) return { state: "ended", reason: "missing" };
    const { token, user } = await checkToken(apiOf(record.token));
    await stored.use(record, token);
    const store = storeOfAccount(services.store, account);
    const own = { ...app, services: { ...services, store } };
    const context = { brand, user, language, api: apiOf(token), app: own };
    return { state: "open", context, token };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      await stored.end("refused", record);
      return { state: "ended", reason: "refused" };
    }
    if (!(error instanceof ApiError || error instanceof ApiFault)) throw error;
    traceInRequest("standing_permission", error, { brand: { permalink }, app });
    return { state: "unreachable" };
  }
}

/** Whether the panel may act by the grant, as far as it knows without asking the API. */
export async function hasOpenGrant(
  app: AccountContext["app"],
  grant: AccountKey & { purpose: GrantPurpose },
): Promise<boolean> {
  return (await findEnd(app, grant)) === undefined;
}

/** Why the panel may not act by the grant, as far as it knows without asking the API; undefined where it may. */
export async function findEnd(
  { services }: AccountContext["app"],
  { purpose, ...account }: AccountKey & { purpose: GrantPurpose },
) {
  const record = await grantRecordOf(services, account, purpose).read();
  if (!record) return "missing" as const;
  return record.state === "ended" ? record.reason : undefined;
}
