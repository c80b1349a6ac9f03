import { z } from "zod";
import { countUnreadMessages } from "../api/messages.server.ts";
import { invalidateTopics, type Owner } from "./live.server.ts";
import { defineState, type Topic } from "./topic.server.ts";

/** Messages are less urgent than taxis, so the number may be a minute old. */
const USUAL_AGE_MS = 60_000;
/** A page hardly waits for the number where an older one is known. */
const PATIENCE_MS = 500;

const countRecord = defineState(z.number(), { version: 1 });

/** Counts the account's unread messages for all its tabs. */
export async function countUnread(owner: Owner, { isNow }: { isNow: boolean }): Promise<number> {
  const { hub } = owner.app.services.live;
  return (await hub.read(toTopic(owner), isNow ? 0 : USUAL_AGE_MS, PATIENCE_MS)).value;
}

/** After messages were read, makes the next page count anew. */
export const forgetUnread = (owner: Owner): Promise<void> =>
  invalidateTopics(owner, toTopic(owner));

const toTopic = ({ brand, user, api }: Owner): Topic<number> => ({
  key: `${brand.permalink}:unread-messages:${user.id}`,
  account: { permalink: brand.permalink, accountId: user.id },
  record: countRecord,
  read: () => countUnreadMessages(api),
});
