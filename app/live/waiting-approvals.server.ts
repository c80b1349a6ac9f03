import { z } from "zod";
import { mayApprove } from "../session/access.ts";
import { companyOf } from "../session/company-of.ts";
import { type AccountKey, storeOfAccount } from "../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../store/record.server.ts";
import { unlessDown } from "../store/store.ts";
import type { Owner } from "./live.server.ts";

/** Until when each waiting request can be approved: all that the menu's badge needs. */
const dueRecord = defineRecord(z.array(z.number()), { version: 1 });

/** As long as the requests themselves: a taxi can be booked a year ahead. */
export const REQUESTS_KEPT_SECONDS = 376 * 86_400;

/** The number of a company's requests that wait for a manager. */
export function waitingApprovalsOf({ store, vault }: SealedStore, company: AccountKey) {
  const { permalink, accountId } = company;
  const own = { store: storeOfAccount(store, company), vault };
  const key = `${permalink}:approvals-due:${accountId}`;
  const channel = `live:${permalink}:waiting-approvals:${accountId}`;
  const record = dueRecord.at(own, key, REQUESTS_KEPT_SECONDS);
  return {
    count: async (now = Date.now()): Promise<number> =>
      ((await record.read()) ?? []).filter((until) => until > now).length,
    async write(due: number[]): Promise<void> {
      await record.write(due);
      // The change was made; open pages count again soon.
      await unlessDown(store.publish(channel, "changed"), undefined);
    },
    /** Calls back after each change, in every process, until the caller calls the returned function. */
    subscribe: (onChange: () => void): (() => void) => store.subscribe(channel, onChange),
  };
}

type Decider = Pick<Owner, "brand" | "user"> & { app: { services: SealedStore } };

/** The requests that wait for this user; undefined for one who decides about none. */
export function waitingApprovalsFor({ brand, user, app }: Decider) {
  const accountId = mayApprove(user) ? companyOf(user) : undefined;
  if (accountId === undefined) return undefined;
  return waitingApprovalsOf(app.services, { permalink: brand.permalink, accountId });
}
