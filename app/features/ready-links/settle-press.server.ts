import { randomUUID } from "node:crypto";
import type { AccountContext } from "../../request/context.server.ts";
import { openGrant } from "../../request/grants/open-grant.server.ts";
import { LOST_AFTER_MS } from "../../request/idempotency.server.ts";
import type { AccountKey } from "../../store/account-records.server.ts";
import { recallOrder } from "../order-taxi/recall-order.server.ts";
import { followLinks } from "../trips/follow/follow-links.server.ts";
import type { ReadyLink, readyLinksOf } from "./ready-links.server.ts";

/** No trip at once takes longer. */
const FOLLOWED_MS = 24 * 3_600_000;

export type FoundLink = {
  link: ReadyLink;
  links: ReturnType<typeof readyLinksOf>;
  account: AccountKey;
};

/**
 * Finds out what became of a press whose answer was lost, with the maker's own session or else the maker's
 * permission, and returns the link as it is then.
 */
export async function settlePress(
  found: FoundLink,
  app: AccountContext["app"],
  maker?: AccountContext,
): Promise<ReadyLink> {
  const { link, links, account } = found;
  if (link.sentAt === undefined || link.used) return link;
  const opened = await openGrant(app, { ...account, purpose: "ready_link" });
  const context = opened.state === "open" ? opened.context : maker;
  const order = context && (await recallOrder(link.orderKey, context));
  if (context && order?.state === "done") {
    const token = opened.state === "open" ? opened.token : undefined;
    await keepTaxi(found, { tripId: order.tripId, at: link.sentAt, token }, context);
  } else if (order?.state === "lost" || (!order && context && isOld(link.sentAt))) {
    // The next press is another order.
    await links.change(link.id, ({ sentAt, ...now }) =>
      sentAt === link.sentAt ? { ...now, orderKey: randomUUID() } : undefined,
    );
  }
  return (await links.find(link.id)) ?? link;
}

/** A younger order may be about to be sent. */
const isOld = (sentAt: number) => sentAt < Date.now() - LOST_AFTER_MS;

/** Keeps the link's trip, and lets its holder follow it where the maker's permission allows it. */
export async function keepTaxi(
  { link, links, account }: FoundLink,
  { tripId, at, token }: { tripId: number; at: number; token: string | undefined },
  { app, brand }: AccountContext,
): Promise<void> {
  const follow =
    token === undefined
      ? ""
      : await followLinks(app.services, brand.permalink).open({
          ...{ userId: account.accountId, tripId, token, grant: "ready_link" },
          until: Date.now() + FOLLOWED_MS,
        });
  await links.change(link.id, ({ secret: _, stopped: __, sentAt: ___, ...now }) =>
    now.used ? undefined : { ...now, used: { at, tripId, follow } },
  );
}
