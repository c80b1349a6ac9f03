import { z } from "zod";
import { type AccountKey, storeOfAccount } from "../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../store/record.server.ts";

/** Until when each waiting request can be approved: all that the menu's badge needs. */
const dueRecord = defineRecord(z.array(z.number()), { version: 1 });

/** As long as the requests themselves: a taxi can be booked a year ahead. */
export const REQUESTS_KEPT_SECONDS = 376 * 86_400;

/** The number of a company's requests that wait for a manager. */
export function waitingApprovalsOf({ store, vault }: SealedStore, company: AccountKey) {
  const { permalink, accountId } = company;
  const own = { store: storeOfAccount(store, company), vault };
  const key = `${permalink}:approvals-due:${accountId}`;
  const record = dueRecord.at(own, key, REQUESTS_KEPT_SECONDS);
  return {
    count: async (now = Date.now()): Promise<number> =>
      ((await record.read()) ?? []).filter((until) => until > now).length,
    write: (due: number[]): Promise<void> => record.write(due),
  };
}
