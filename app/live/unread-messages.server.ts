import { countUnreadMessages } from "../api/messages.server.ts";
import { StoreDown } from "../store/store.ts";
import type { Owner } from "./owner.server.ts";
import type { Topic } from "./topic.server.ts";

/** A message is no taxi: whoever goes from page to page asks for their number once a minute. */
const USUAL_AGE_MS = 60_000;
/** No page waits for a number where an older one is known. */
const PATIENCE_MS = 500;

/** How many messages an account has yet to read, the same in all its tabs. */
export async function countUnread(owner: Owner, { isNow }: { isNow: boolean }): Promise<number> {
  const { hub } = owner.app.services.live;
  return (await hub.read(toTopic(owner), isNow ? 0 : USUAL_AGE_MS, PATIENCE_MS)).value;
}

/** After some were read: the next page asks anew. */
export async function forgetUnread(owner: Owner): Promise<void> {
  try {
    await owner.app.services.live.hub.outdate(toTopic(owner));
  } catch (error) {
    // They were read all the same; the number is old in a minute by itself.
    if (!(error instanceof StoreDown)) throw error;
  }
}

const toTopic = ({ brand, user, api }: Owner): Topic<number> => ({
  key: `${brand.permalink}:unread-messages:${user.id}`,
  account: { permalink: brand.permalink, accountId: user.id },
  read: () => countUnreadMessages(api),
});
