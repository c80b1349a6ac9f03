import { data } from "@remix-run/node";
import {
  type LinkState,
  stateOf,
  tokensOf,
} from "../../features/ready-links/ready-links.server.ts";
import { settlePress } from "../../features/ready-links/settle-press.server.ts";
import { readFollowed } from "../../features/trips/follow/followed.server.ts";
import { toFollowedView } from "../../features/trips/follow/followed-view.server.ts";
import { linksOf } from "../../features/trips/follow/share.server.ts";
import { formatMoment, formatMoney } from "../../i18n/format.server.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { hasOpenGrant } from "../../request/grants/open-grant.server.ts";
import { optional } from "../../request/trace-in-request.server.ts";

export type ReadyPage = Awaited<ReturnType<typeof loadReady>>["data"];

/** 410 for a link that has ended, 404 for one that this panel has not made. */
const statuses = {
  ...{
    open: 200,
    used: 200,
    not_shared: 200,
    unsure: 200,
    unreachable: 200,
    over: 410,
    expired: 410,
    taken_back: 410,
    altered: 404,
  },
};

/** What the holder of a link sees: no name, no phone and no account. It orders nothing. */
export async function loadReady(token: string | undefined, context: RequestContext) {
  const page = { ...(await readLink(token, context)), ...toContact(context) };
  return data(page, statuses[page.state]);
}

const toContact = ({ brand }: RequestContext) => ({
  brand: brand.name,
  call: groupPhone(brand),
});

async function readLink(token: string | undefined, context: RequestContext) {
  const { app, brand, language } = context;
  const found = await tokensOf(app.services, brand.permalink).find(token);
  if (found === "altered") return { state: "altered" as const };
  if (!found) return { state: "expired" as const };
  const { account } = found;
  const link = await settlePress(found, app);
  if (link.used) return readTaxi(link.used.follow, context);
  const state = stateOf(link) as Exclude<LinkState, "used">;
  if (state !== "open") return { state };
  if (!(await hasOpenGrant(app, { ...account, purpose: "ready_link" }))) {
    return { state: "over" as const };
  }
  const { order, limit, currency, until } = link;
  return {
    state,
    from: order.origin.name,
    notes: order.origin.notes,
    to: order.destination?.name,
    group: link.group,
    limit: formatMoney(limit, currency, language),
    until: formatMoment(toLocalTime(until, brand.timeZone), language),
  };
}

/** The link's taxi, as a link to follow it would show it. */
async function readTaxi(follow: string, context: RequestContext) {
  const token = linksOf(context).toToken(follow);
  const followed = await optional(readFollowed(token, context), undefined, context);
  switch (followed?.kind) {
    case "open":
      return { state: "used" as const, taxi: toFollowedView(followed, token, context) };
    case "ended":
      return { state: "used" as const, taxi: undefined };
    case undefined:
      return { state: "unreachable" as const };
    default:
      return { state: "not_shared" as const };
  }
}
