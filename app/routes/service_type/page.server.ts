import { randomUUID } from "node:crypto";
import { readRows } from "../../api/rows.server.ts";
import { listServiceTypes } from "../../api/service-types.server.ts";
import { defer } from "../../deferred.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { loadPage, readPage } from "../../request/paging.server.ts";

export type ServiceTypesProps = ReturnType<typeof loadServiceTypes>;
export type ServiceTypeList = Awaited<ReturnType<typeof loadList>>;

export const loadServiceTypes = (query: URLSearchParams, context: MemberContext) => ({
  list: defer(loadList(readPage(query), context)),
  page: readPage(query),
  /** The open form, if any: `new`, or `edit-41`. */
  shown: query.get("show"),
  /** The idempotency key of the form for a new type. */
  idempotencyKey: randomUUID(),
  siteDomain: context.siteDomain,
});

async function loadList(page: number, { api }: MemberContext) {
  const { value, leftOut } = await readRows(api, (rows) =>
    loadPage(page, (part) => listServiceTypes(rows, part)),
  );
  /** `leftOut` counts the types of this page that we could not read. */
  return { ...value, leftOut };
}
