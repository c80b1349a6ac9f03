import { LRUCache } from "lru-cache";
import { ApiError } from "../../api/errors.ts";
import { listReferenceFields } from "../../api/references.server.ts";
import type { ReferenceField } from "../../api/references.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";
import { companyOf } from "../../session/company-of.ts";

type Context = AccountContext;

/** The API checks each order anyway, so a list may be this old. */
const FRESH_MS = 10_000;

const known = new LRUCache<string, ReferenceField[]>({
  max: 2000,
  ttl: FRESH_MS,
  ttlResolution: 0,
});

/** The reference fields of the user's company, in their order; none for a client, and where the API has no such thing. */
export async function readReferenceFields(context: Context): Promise<ReferenceField[]> {
  const { user, api } = context;
  if (!user.isCompany && !user.employee) return [];
  const key = keyOf(context);
  const fresh = known.get(key);
  if (fresh) return fresh;
  const fields = await readGoodRows(api, listReferenceFields).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  });
  known.set(key, fields);
  return fields;
}

/**
 * The same for a page or an order that goes on without them; undefined while the API is silent, since "no fields" would
 * drop the references that a user has given.
 */
export const loadReferenceFields = (context: Context): Promise<ReferenceField[] | undefined> =>
  optional(readReferenceFields(context), undefined, context);

/** After a change, this process asks the API again. */
export const forgetReferenceFields = (context: Context) => known.delete(keyOf(context));

const keyOf = ({ brand, user }: Context) => `${brand.permalink}:${companyOf(user) ?? user.id}`;
