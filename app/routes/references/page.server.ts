import { randomUUID } from "node:crypto";
import { listReferenceFields } from "../../api/references.server.ts";
import type { MemberContext } from "../../request/context.server.ts";

export type ReferencesPage = Awaited<ReturnType<typeof loadReferences>>;

/** The fields as the API has them now, all of them: one that is left out could not be changed. */
export async function loadReferences(query: URLSearchParams, context: MemberContext) {
  return {
    fields: await listReferenceFields(context.api),
    /** The open form, if any: `new`, or `edit-51`. */
    shown: query.get("show"),
    /** The idempotency key of the form for a new field. */
    key: randomUUID(),
    siteDomain: context.siteDomain,
  };
}
