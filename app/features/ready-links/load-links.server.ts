import { formatMoment, formatMoney } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { noteActivity } from "../activity/note-activity.server.ts";
import { type ReadyLink, readyLinksOf, stateOf, tokensOf } from "./ready-links.server.ts";

export type LinkView = ReturnType<typeof toLinkView>;

/** The user's own links, the newest first. */
export const ownLinksOf = ({ brand, user, app }: MemberContext) =>
  readyLinksOf(app.services, { permalink: brand.permalink, accountId: user.id });

/** What the maker sees of a link in a list. */
export function toLinkView(link: ReadyLink, context: MemberContext) {
  const { brand, language, siteDomain } = context;
  const { id, order, group, limit, currency, until, used, takenBackAt, stopped } = link;
  const format = (at: number) => formatMoment(toLocalTime(at, brand.timeZone), language);
  return {
    id,
    state: stateOf(link),
    label: order.traveller,
    from: order.origin.name,
    to: order.destination?.name,
    group,
    limit: formatMoney(limit, currency, language),
    until: format(until),
    ended: format(used?.at ?? takenBackAt ?? until),
    tripId: used?.tripId,
    /** Why the last press ordered nothing. */
    stopped: stopped && {
      why: stopped.why,
      when: format(stopped.at),
      fare: stopped.fare === undefined ? "" : formatMoney(stopped.fare, currency, language),
    },
    href: pathTo("ready_link", { params: { id }, siteDomain }),
  };
}

/** Where the link leads; undefined where it leads nowhere. */
export function toLinkAddress(link: ReadyLink, context: MemberContext): string | undefined {
  const { app, brand, siteDomain } = context;
  if (!link.secret || stateOf(link) !== "open") return undefined;
  const token = tokensOf(app.services, brand.permalink).toToken(link.secret);
  return app.origin + pathTo("ready", { params: { token }, siteDomain });
}

/** The open links, for the board of a desk. */
export async function loadOpenLinks(context: MemberContext): Promise<LinkView[]> {
  const links = await ownLinksOf(context).list();
  return links.filter((link) => stateOf(link) === "open").map((link) => toLinkView(link, context));
}

/** The link leads nowhere from now on; a taxi that it has ordered stays. */
export async function takeBackLink(id: string, context: MemberContext): Promise<void> {
  let isTaken = false;
  await ownLinksOf(context).change(id, (link) => {
    isTaken = stateOf(link) === "open";
    if (!isTaken) return undefined;
    const { secret: _, ...rest } = link;
    return { ...rest, takenBackAt: Date.now() };
  });
  if (isTaken) await noteActivity({ kind: "ready_link_taken_back", link: id }, context);
}
