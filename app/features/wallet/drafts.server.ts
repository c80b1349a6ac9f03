import { randomUUID } from "node:crypto";
import { z } from "zod";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { defineRecord } from "../../store/record.server.ts";

/** A transfer that the user has to confirm. */
const draftSchema = z.object({
  purse: z.object({ id: z.number(), name: z.string() }),
  amount: z.object({ coins: z.number(), currency: z.string() }),
  receiver: z.object({ userId: z.number(), name: z.string() }),
  /** The receiver's code or user id, as the user gave it. */
  to: z.string(),
});

const draftRecord = defineRecord(draftSchema, { version: 1 });

export type Draft = z.output<typeof draftSchema>;

/** As long as the panel knows the transfer's outcome. */
const TTL_SECONDS = 86_400;

const recordOf = (key: string, { brand, user, app }: MemberContext) =>
  draftRecord.at(app.services, `${brand.permalink}:transfer-draft:${user.id}:${key}`, TTL_SECONDS);

/**
 * We store the draft instead of putting it into the address. So no link can propose a transfer to another
 * user, and the user confirms exactly what was shown.
 */
export async function saveDraft(draft: Draft, context: MemberContext): Promise<string> {
  const key = randomUUID();
  await recordOf(key, context).write(draft);
  return key;
}

/** Finds only the user's own drafts, since the key contains their id. */
export const findDraft = (key: string, context: MemberContext): Promise<Draft | undefined> =>
  recordOf(key, context).read();

/** The user confirms the transfer on this page and then sees its outcome there. */
export const pathToTransfer = (key: string, { siteDomain }: MemberContext): string =>
  pathTo("purses", { query: { transfer: key }, siteDomain });

/** The form, filled in with the draft. */
export const pathToChange = (key: string, { siteDomain }: MemberContext): string =>
  `${pathTo("purses", { query: { change: key }, siteDomain })}#send`;
