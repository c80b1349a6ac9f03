import { isDate, weekdayOf } from "../../../i18n/calendar.ts";
import { pathTo } from "../../../paths.ts";
import { toPageUrl } from "../../../request/back-path.ts";
import type { MemberContext, RequestContext } from "../../../request/context.server.ts";
import { foldNeeds } from "../../needs/needs-fields.ts";
import { foldReferences, isOfReferences } from "../../references/reference-fields.ts";
import { type Draft, toDraftQuery } from "../draft.server.ts";
import { findContact, saveContact } from "./contact-drafts.server.ts";

type Query = Record<string, string | number | undefined>;

/** The query parameter with the id of the draft that holds the phone number, the notes and the needs. */
const DRAFT = "draft";

const readText = (value: string | number | null | undefined) => `${value ?? ""}`.trim();

/** Replaces the phone number, the notes and the needs of a query by the id of a saved draft. */
export async function hideContact(asked: Query, context: MemberContext): Promise<Query> {
  const folded: Query = foldReferences(foldNeeds(asked));
  const { phone, notes, needs, references, draft: _, ...query } = folded;
  const contact = {
    phone: readText(phone),
    notes: readText(notes),
    ...(needs && { needs: readText(needs) }),
    ...(references && { references: readText(references) }),
  };
  // An empty phone number is not personal; it means that the user wants no call.
  const rest = { ...query, phone: phone !== undefined && contact.phone === "" ? "" : undefined };
  if (!Object.values(contact).some(Boolean)) return rest;
  return { ...rest, [DRAFT]: (await saveContact(contact, context)).id };
}

/** The request form, filled in with a draft. */
export async function toRequestPath(draft: Draft, context: MemberContext): Promise<string> {
  const query = await hideContact(toDraftQuery(draft), context);
  return pathTo("request", { query, siteDomain: context.siteDomain });
}

/** The form of a series with this draft, at the time and on the weekday of a day `YYYY-MM-DD HH:mm`. */
export async function toSeriesPath(
  draft: Draft,
  when: string,
  context: MemberContext,
): Promise<string> {
  const [date = "", at] = when.split(" ");
  const { when: _, ...query } = toDraftQuery({ ...draft, timing: "now" });
  const days = isDate(date) ? weekdayOf(date) : undefined;
  return pathTo("series_new", {
    query: await hideContact({ ...query, days, at }, context),
    siteDomain: context.siteDomain,
  });
}

/** The same path for a page that was asked for with a draft already, whose contact it shows. */
export function keepRequestPath(
  draft: Draft,
  asked: URLSearchParams,
  siteDomain: string | undefined,
): string {
  const query = toDraftQuery(draft);
  const phone = query.phone === "" ? "" : undefined;
  const holdsContact = query.phone || query.notes || query.needs || query.references;
  const kept = holdsContact ? (asked.get(DRAFT) ?? undefined) : undefined;
  const personal = { phone, notes: undefined, needs: undefined, references: undefined };
  const hidden = { ...query, ...personal, [DRAFT]: kept };
  return pathTo("request", { query: hidden, siteDomain });
}

/** Fills the contact of its draft into a query; `isGone` if the draft has expired or is not this visitor's. */
export async function revealContact({ url, headers }: Request, context: MemberContext) {
  const query = new URL(url).searchParams;
  const id = query.get(DRAFT);
  if (!id) return { query, isGone: false };
  const contact = await findContact(id, context, headers.get("cookie"));
  if (!contact) {
    query.delete(DRAFT);
    return { query, isGone: true };
  }
  if (contact.phone && !query.has("phone")) query.set("phone", contact.phone);
  if (contact.notes && !query.has("notes")) query.set("notes", contact.notes);
  if (contact.needs && !query.has("needs")) query.set("needs", contact.needs);
  if (contact.references && !query.has("references")) query.set("references", contact.references);
  return { query, isGone: false };
}

/**
 * Links may carry a phone number, notes and needs. The panel keeps them, and returns the address without them;
 * nothing where the address has none.
 */
export async function takeContactOutOfAddress(
  request: Request,
  context: RequestContext,
): Promise<{ to: string; cookie?: string } | undefined> {
  const url = toPageUrl(request);
  const query = url.searchParams;
  const needs = readText(query.get("needs"));
  const { references } = foldReferences(Object.fromEntries(query));
  const contact = {
    phone: readText(query.get("phone")),
    notes: readText(query.get("notes")),
    ...(needs && { needs }),
    ...(references && { references }),
  };
  if (!Object.values(contact).some(Boolean)) return undefined;
  const cookies = request.headers.get("cookie");
  const { id, cookie } = await saveContact(contact, context, { cookies });
  if (contact.phone) query.delete("phone");
  query.delete("notes");
  query.delete("needs");
  query.delete("references");
  for (const name of [...query.keys()]) if (isOfReferences(name)) query.delete(name);
  query.set(DRAFT, id);
  return { to: url.pathname + url.search, cookie };
}
