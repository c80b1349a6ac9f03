import { ApiError, ApiFault } from "../../api/errors.ts";
import * as api from "../../api/grants.server.ts";
import { type GrantPurpose, grantPurposes } from "../../api/grants.server.ts";
import { checkToken } from "../../api/session.server.ts";
import { waitForLease } from "../../store/lease.server.ts";
import type { MemberContext } from "../context.server.ts";
import { traceInRequest } from "../trace-in-request.server.ts";
import { type GrantRecord, grantRecordOf, type OpenGrantRecord } from "./grant-record.server.ts";

export type { GrantPurpose } from "../../api/grants.server.ts";

/** A standing permission, as its owner sees it. */
export type Grant = {
  purpose: GrantPurpose;
  /**
   * - `open`: the panel may act for the owner
   * - `refused`: the API no longer accepts it, for example since the password has changed
   * - `lost`: it is valid at the API, and the panel has lost its token, as an embedded store does
   */
  state: "open" | "refused" | "lost";
  givenAt: number;
  usedAt: number | null;
};

const OTHER_HOLDER_MS = 100;

/** The standing permissions of the logged-in user: one at most for each purpose. */
export function grantsOf(
  context: Pick<MemberContext, "api" | "user" | "brand" | "language" | "app">,
) {
  const { services } = context.app;
  const account = { permalink: context.brand.permalink, accountId: context.user.id };
  const recordOf = (purpose: GrantPurpose) => grantRecordOf(services, account, purpose);

  /** All of them, those included that have ended without the owner's doing. */
  async function list(): Promise<Grant[]> {
    const [records, given] = await Promise.all([
      Promise.all(grantPurposes.map((purpose) => recordOf(purpose).read())),
      api.listGrants(context.api),
    ]);
    return grantPurposes.flatMap((purpose, at) => {
      const known = given.find((each) => each.purpose === purpose);
      return toGrant(purpose, records[at], known) ?? [];
    });
  }

  /** Those that the panel has a record of, without asking the API. */
  async function listKnown(): Promise<Grant[]> {
    const found = await Promise.all(grantPurposes.map(find));
    return found.filter((grant) => grant !== undefined);
  }

  /** As the panel knows it, without asking the API. */
  async function find(purpose: GrantPurpose): Promise<Grant | undefined> {
    const record = await recordOf(purpose).read();
    if (!record || (record.state === "ended" && record.reason === "revoked")) return undefined;
    const { givenAt, usedAt } = record;
    return { purpose, state: record.state === "open" ? "open" : "refused", givenAt, usedAt };
  }

  /** The user's consent. Returns the grant that there is, where the API still accepts it. */
  async function give(purpose: GrantPurpose): Promise<Grant> {
    const record = recordOf(purpose);
    const known = await findValid(purpose);
    if (known) return toOpen(purpose, known);
    const before = openGrantId(await record.read());
    /** A grant of a press at the same time, whose token a second one would end. */
    async function findOther(): Promise<OpenGrantRecord | undefined> {
      const now = await record.read();
      return now?.state === "open" && now.grantId !== before ? now : undefined;
    }
    const turn = await waitForLease(services.store, `${record.key}:lease`, {
      everyMs: OTHER_HOLDER_MS,
      findMeanwhile: findOther,
    });
    if ("found" in turn) return toOpen(purpose, turn.found);
    try {
      const other = await findOther();
      if (other) return toOpen(purpose, other);
      const { grant, token } = await api.giveGrant(context.api, purpose);
      const { id: grantId, givenAt, usedAt } = grant;
      const { language } = context;
      const given = { state: "open" as const, grantId, token, language, givenAt, usedAt };
      await record.write(given);
      return toOpen(purpose, given);
    } finally {
      await turn.lease.release();
    }
  }

  /** The panel's own grant, where the API accepts its token. */
  async function findValid(purpose: GrantPurpose): Promise<OpenGrantRecord | undefined> {
    const stored = recordOf(purpose);
    const record = await stored.read();
    if (record?.state !== "open") return undefined;
    const { permalink } = account;
    const { requestId } = context.app;
    try {
      const api = services.api({ permalink, token: record.token, requestId });
      const { token } = await checkToken(api);
      await stored.renew(record, token);
      return record;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    }
  }

  /** The panel stops first, so that it does also where the API does not answer: then that is still to be told. */
  async function revoke(purpose: GrantPurpose): Promise<"revoked" | "untold"> {
    const record = recordOf(purpose);
    await record.end("revoked");
    try {
      const given = await api.listGrants(context.api);
      for (const { id } of given.filter((each) => each.purpose === purpose)) {
        await api.revokeGrant(context.api, id).catch(unlessGone);
      }
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      traceInRequest("standing_permission", error, context);
      return "untold";
    }
    const left = await record.read();
    if (left?.state === "ended" && left.reason === "refused") await record.forget();
    return "revoked";
  }

  return { list, listKnown, find, give, revoke };
}

const openGrantId = (record: GrantRecord | undefined) =>
  record?.state === "open" ? record.grantId : undefined;

const toOpen = (purpose: GrantPurpose, { givenAt, usedAt }: OpenGrantRecord): Grant => ({
  ...{ purpose, state: "open", givenAt, usedAt },
});

/** What the owner sees of the panel's record and the API's grant, each of which may be missing. */
function toGrant(
  purpose: GrantPurpose,
  record: GrantRecord | undefined,
  known: api.Grant | undefined,
): Grant | undefined {
  if (known) {
    const { givenAt, usedAt } = known;
    const isOurs = openGrantId(record) === known.id;
    return { purpose, state: isOurs ? "open" : "lost", givenAt, usedAt };
  }
  if (!record || (record.state === "ended" && record.reason === "revoked")) return undefined;
  return { purpose, state: "refused", givenAt: record.givenAt, usedAt: record.usedAt };
}

/** Another tab was faster, or the password has changed. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
