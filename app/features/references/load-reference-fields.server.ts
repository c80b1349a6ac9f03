import { LRUCache } from "lru-cache";
import { listReferenceFields } from "../../api/references.server.ts";
import type { ReferenceField } from "../../api/references.ts";
import { readGoodRows } from "../../api/rows.server.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";

type Context = AccountContext;

/** The API checks each order anyway, so a list may be this old. */
const FRESH_MS = 10_000;

const known = new LRUCache<string, ReferenceField[]>({
  max: 2000,
  ttl: FRESH_MS,
  ttlResolution: 0,
});

/** The reference fields of the user's company, in their order; none for a client, and while the API is silent. */
export async function loadReferenceFields(context: Context): Promise<ReferenceField[]> {
  const { user, api } = context;
  if (!user.isCompany && !user.employee) return [];
  const key = keyOf(context);
  const fresh = known.get(key);
  if (fresh) return fresh;
  const fields = await optional(readGoodRows(api, listReferenceFields), undefined, context);
  if (fields) known.set(key, fields);
  return fields ?? [];
}

/** After a change, this process asks the API again. */
export const forgetReferenceFields = (context: Context) => known.delete(keyOf(context));

const keyOf = ({ brand, user }: Context) =>
  `${brand.permalink}:${user.employee?.companyId ?? user.id}`;
