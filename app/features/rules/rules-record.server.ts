import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import { noRules, type Rules, rulesSchema } from "./rules.ts";

const rulesRecord = defineRecord(rulesSchema, { version: 1 });

/** A company that orders once a year keeps its rules. */
const KEPT_SECONDS = 400 * 86_400;

/** The rules belong to the company's account, also when an employee's order reads them. */
export function rulesOf({ store, vault }: SealedStore, company: AccountKey) {
  const { permalink, accountId } = company;
  const own = { store: storeOfAccount(store, company), vault };
  const record = rulesRecord.at(own, `${permalink}:rules:${accountId}`, KEPT_SECONDS);
  return {
    read: async (): Promise<Rules> => (await record.read()) ?? noRules,
    change: (change: (rules: Rules) => Rules): Promise<void> =>
      record.update((rules = noRules) => change(rules)),
    /** Their time begins anew, so that rules in use do not expire. */
    renew: (): Promise<void> => record.update((rules) => rules && { ...rules }),
  };
}
