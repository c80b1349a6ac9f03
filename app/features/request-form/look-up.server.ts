import { readForm } from "../../forms/read-form.server.ts";
import { readableValues } from "../../forms/values.ts";
import { isDate, weekdayOf } from "../../i18n/calendar.ts";
import { pathTo } from "../../paths.ts";
import type { getRequestContext, MemberContext } from "../../request/context.server.ts";
import { foldNeeds } from "../needs/needs-fields.ts";
import { saveContact } from "../order-draft/contact/contact-drafts.server.ts";
import { hideContact } from "../order-draft/contact/contact-in-address.server.ts";
import { readPick } from "../order-draft/picks.ts";
import { type PlaceName, placeNames } from "../order-draft/place-names.ts";
import { readStopPress } from "../order-draft/stop-presses.ts";
import { readTraveller } from "../order-taxi/traveller.server.ts";
import { foldReferences } from "../references/reference-fields.ts";
import { silentWhenEmpty } from "./silent-fields.ts";

type Sent = Record<string, unknown>;

/** The changes that buttons make; text browsers show a button's value, so it is a text. */
const presses: Record<string, (fields: Map<string, string>, value: string) => void> = {
  see_fares: (fields) => fields.set("see_fares", "1"),
  apply: (fields) => fields.set("apply", "1"),
  code_remove: (fields) => fields.delete("code"),
  series: toSeries,
  group_pick: (fields, value) => fields.set("group", `${parseInt(value, 10)}`),
};

/** The buttons that load the page again, and the fields that JavaScript sends instead. */
const lookUps = ["swap", "dialog", "look_up", ...Object.keys(presses)];

/** True if the form asks for its page again, and not for a taxi. */
export function isLookUp(sent: Sent): boolean {
  return (
    lookUps.some((name) => sent[name] !== undefined) ||
    placeNames.some((name) => readPick(sent, name) !== undefined) ||
    readStopPress(Object.keys(sent)) !== undefined
  );
}

/** Fields that only an order needs, or whose values other fields hold. */
const unsaid = [
  "account",
  "key",
  "again",
  "order",
  "look_up",
  "beside",
  "site_domain",
  "draft",
  "return_fare",
];

/** The form of a series has days in the place of a day. */
function toSeries(fields: Map<string, string>): void {
  const [date = "", time] = [fields.get("date"), fields.get("time")];
  if (time) fields.set("at", time);
  if (isDate(date)) fields.set("days", `${weekdayOf(date)}`);
  for (const name of ["timing", "date", "time", "code"]) fields.delete(name);
}

/** The address of the page with the values of the form, but without personal data. */
export async function toLookUpPath(sent: Sent, context: MemberContext): Promise<string> {
  const query = toLookUpQuery(sent);
  if (query.phone?.trim() === readTraveller({}, context).ownPhone) query.phone = undefined;
  return pathTo(sent.series === undefined ? "request" : "series_new", {
    query: await hideContact(query, context),
    siteDomain: context.siteDomain,
  });
}

/**
 * A user may have logged out in another tab. The panel then keeps what the form asks for, and returns
 * the address that shows it after the log-in; nothing where a user is logged in.
 */
export async function lookUpAsGuest(
  request: Request,
  context: Awaited<ReturnType<typeof getRequestContext>>,
): Promise<{ to: string; cookie?: string } | undefined> {
  if (context.session || context.expired || context.storeDown) return undefined;
  const form = await readForm(request.clone());
  const sent = typeof form === "string" ? {} : readableValues(form);
  if (!isLookUp(sent)) return undefined;
  const { phone = "", notes = "", needs, references, ...query } = toLookUpQuery(sent);
  const { siteDomain } = context;
  if (!phone && !notes && !needs && !references)
    return { to: pathTo("request", { query, siteDomain }) };
  const { id, cookie } = await saveContact({ phone, notes, needs, references }, context, {
    cookies: request.headers.get("cookie"),
    account: Number(sent.account) || undefined,
  });
  return { to: pathTo("request", { query: { ...query, draft: id }, siteDomain }), cookie };
}

function toLookUpQuery(sent: Sent): Record<string, string | undefined> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(sent)) {
    const isSilent =
      unsaid.includes(name) || /_known$|_awaited$|_pick/.test(name) || name in presses;
    const isEmpty = value === "" && silentWhenEmpty.includes(name);
    if (typeof value === "string" && !isSilent && !isEmpty) fields.set(name, value);
  }
  for (const name of placeNames) putPlace(name, sent, fields);
  for (const [name, press] of Object.entries(presses)) {
    if (sent[name] !== undefined) press(fields, `${sent[name]}`);
  }
  return foldReferences(foldNeeds(Object.fromEntries(fields)));
}

/** The button of an address wins over the field, whose coordinates belong to its original text. */
function putPlace(name: PlaceName, sent: Sent, fields: Map<string, string>): void {
  const pick = readPick(sent, name);
  if (pick) {
    fields.set(name, pick.name);
    fields.set(`${name}_lat`, pick.latitude);
    fields.set(`${name}_lng`, pick.longitude);
    return;
  }
  // The field was empty because the usual address had not come yet.
  if (sent[`${name}_awaited`] !== undefined && !fields.get(name)) fields.delete(name);
  const knownAs = sent[`${name}_known`];
  if (typeof knownAs === "string" && knownAs.trim() !== (fields.get(name) ?? "").trim()) {
    fields.delete(`${name}_lat`);
    fields.delete(`${name}_lng`);
  }
}
