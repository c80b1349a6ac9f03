import { randomUUID } from "node:crypto";
import { readRows } from "../../api/rows.server.ts";
import { listServiceTypes } from "../../api/service-types.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { loadPage, readPage } from "../../request/paging.server.ts";

export type ServiceTypesProps = Awaited<ReturnType<typeof loadServiceTypes>>;

export async function loadServiceTypes(query: URLSearchParams, { api, siteDomain }: MemberContext) {
  const { value, leftOut } = await readRows(api, (rows) =>
    loadPage(readPage(query), (part) => listServiceTypes(rows, part)),
  );
  return {
    ...value,
    /** How many types of this page we could not read. */
    leftOut,
    /** The open form, if any: `new`, or `edit-41`. */
    shown: query.get("show"),
    /** The idempotency key of the form for a new type. */
    idempotencyKey: randomUUID(),
    siteDomain,
  };
}
