import { formatMoment, formatMoney } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { noteActivity } from "../activity/note-activity.server.ts";
import {
  type LinkState,
  type ReadyLink,
  readyLinksOf,
  stateOf,
  tokensOf,
} from "./ready-links.server.ts";
import { settlePress } from "./settle-press.server.ts";

export type LinkView = ReturnType<typeof toLinkView>;

/** The user's own links, the newest first. */
export const ownLinksOf = ({ brand, user, app }: MemberContext) =>
  readyLinksOf(app.services, { permalink: brand.permalink, accountId: user.id });

/** The same, once it is found out what became of presses whose answers were lost. */
export async function listSettledLinks(context: MemberContext): Promise<ReadyLink[]> {
  const links = await ownLinksOf(context).list();
  return Promise.all(links.map((link) => settleOwn(link, context)));
}

export async function findSettledLink(
  id: string,
  context: MemberContext,
): Promise<ReadyLink | undefined> {
  const link = await ownLinksOf(context).find(id);
  return link && settleOwn(link, context);
}

function settleOwn(link: ReadyLink, context: MemberContext): Promise<ReadyLink> {
  const account = { permalink: context.brand.permalink, accountId: context.user.id };
  return settlePress({ link, links: ownLinksOf(context), account }, context.app, context);
}

/** What the maker sees of a link in a list. */
export function toLinkView(link: ReadyLink, context: MemberContext) {
  const { brand, language, siteDomain } = context;
  const { id, order, group, limit, currency, until, used, takenBackAt, sentAt, stopped } = link;
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
    /** When the holder pressed, where it is not known yet whether a taxi comes. */
    pressed: sentAt === undefined ? undefined : format(sentAt),
    /** Why the last press ordered nothing. */
    stopped: stopped && {
      why: stopped.why,
      when: format(stopped.at),
      fare:
        stopped.fare === undefined
          ? ""
          : formatMoney(stopped.fare, stopped.fareCurrency ?? currency, language),
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
  const links = await listSettledLinks(context);
  return links.filter((link) => stateOf(link) === "open").map((link) => toLinkView(link, context));
}

/** The link leads nowhere from now on; a taxi that it has ordered stays. */
export async function takeBackLink(
  id: string,
  context: MemberContext,
): Promise<LinkState | undefined> {
  await findSettledLink(id, context);
  let isTaken = false;
  await ownLinksOf(context).change(id, (link) => {
    isTaken = stateOf(link) === "open";
    if (!isTaken) return undefined;
    const { secret: _, ...rest } = link;
    return { ...rest, takenBackAt: Date.now() };
  });
  if (isTaken) await noteActivity({ kind: "ready_link_taken_back", link: id }, context);
  const link = await ownLinksOf(context).find(id);
  return link && stateOf(link);
}
