import { formatDay, formatMomentBriefly } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { createTranslate, type Translate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { type Notice, noticesOf } from "../../request/notices.server.ts";
import { texts } from "./texts.ts";

export type NoticeView = ReturnType<typeof toView>;

export const ownNotices = ({ app, brand, user }: MemberContext) =>
  noticesOf(app.services, { permalink: brand.permalink, accountId: user.id });

/** What the panel itself has to tell the user, in the user's language. */
export async function loadNotices(context: MemberContext) {
  const notices = await ownNotices(context).list();
  return notices.filter(isKnown).map((notice) => toView(notice, context));
}

/** A newer panel may know other kinds. */
const isKnown = ({ kind }: Notice): boolean =>
  Object.hasOwn(texts.en, kind) || Object.hasOwn(texts.en, `${kind}_other`);

const stopped = "series_stopped_";
type Stopped = "revoked" | "refused" | "missing" | "notAllowed";
type NotBooked = "fare" | "group" | "refused" | "missed" | "unknown" | "notCancelled";

type NotOrdered =
  | "too_dear"
  | "no_service"
  | "refused"
  | "out_of_rule"
  | "references"
  | "no_permission"
  | "not_allowed";
type OfTable = "done" | "paused_session" | "paused_api";
const ofApproval = "approval_";
type Approval = "approved" | "refused" | "refused_reason" | "stopped";

function say(kind: string, values: Notice["values"], t: Translate<typeof texts>): string {
  if (kind.startsWith("table_")) {
    const { ordered = 0, before = 0, refused = 0, unknown = 0, left = 0 } = values;
    const sums = { ordered, before, refused, unknown, left };
    return t(`table_${kind.slice("table_".length) as OfTable}`, sums);
  }
  if (kind.startsWith("ready_")) {
    const { label = "", limit = "", fare = "" } = values;
    return t(`ready_${kind.slice("ready_".length) as NotOrdered}`, { label, limit, fare });
  }
  if (kind.startsWith(ofApproval)) {
    const { trip = "", detail = "" } = values;
    const become = kind.slice(ofApproval.length) as Approval;
    return t(`approval_${become}`, { trip: `${trip}`, detail: `${detail}` });
  }
  if (kind.startsWith(stopped)) return t(`series_stopped_${kind.slice(stopped.length) as Stopped}`);
  const reason = kind.slice("series_date_".length) as NotBooked;
  const { count = 1, date = "", detail = "" } = values;
  return t(`series_date_${reason}`, { count: Number(count), date, detail });
}

function toView(
  { id, at, kind, values, series }: Notice,
  { brand, language, siteDomain }: MemberContext,
) {
  const t = createTranslate(texts, language);
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  const date = values.date ? formatDay(`${values.date}`, language, day) : "";
  return {
    id,
    text: say(kind, { ...values, date }, t),
    when: formatMomentBriefly(toLocalTime(at, brand.timeZone), language),
    about: toAbout({ kind, series, values }, siteDomain),
    isGood: kind === "table_done" && !values.refused && !values.unknown,
  };
}

/** The page of what a notice is about. */
function toAbout(
  { kind, series, values: { table } }: Pick<Notice, "kind" | "series" | "values">,
  siteDomain: string | undefined,
) {
  if (kind.startsWith("ready_")) {
    return { kind: "links" as const, href: pathTo("ready_links", { siteDomain }) };
  }
  if (series) {
    const href = pathTo("series_one", { params: { id: series }, siteDomain });
    return { kind: "series" as const, href };
  }
  if (!table) return undefined;
  return {
    kind: "table" as const,
    href: pathTo("order_table", { query: { table: `${table}` }, siteDomain }),
  };
}
