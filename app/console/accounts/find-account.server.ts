import type { AccountKey } from "../../store/account-records.server.ts";
import { listAccountRecords } from "../../store/account-records.server.ts";
import { openRecord } from "../../store/idempotency-record.server.ts";
import type { SealedStore } from "../../store/record.server.ts";

/** An operation that the account has sent, without its content. */
export type SentOperation = {
  /** The key of its record in the store. */
  key: string;
  /** What is sent, as the key names it: an order, a transfer, the result of a form. */
  kind: string;
  state: "unknown" | "abandoned" | "done";
  /** When the call was made; only known while its result is not. */
  sentAt?: string;
  tripId?: number;
  /** Whether an operator may settle it: an order of which it is unknown what became of it. */
  maySettle: boolean;
  /** Whether a process works on it at this moment. */
  isLeased: boolean;
};

export type AccountView = AccountKey & { sessions: number; operations: SentOperation[] };

/** What the store has of an account, as far as an operator needs it. */
export async function findAccount(
  { store, vault }: SealedStore,
  account: AccountKey,
): Promise<AccountView> {
  const { permalink, accountId } = account;
  const keys = (await listAccountRecords(store, account)).toSorted();
  const texts = await store.getMany(keys);
  const current = keys.filter((_, at) => texts[at] !== undefined);
  const operations = await Promise.all(
    current.flatMap((key) => {
      const kind = kindOf(key, account);
      return kind ? [readOperation(key, kind)] : [];
    }),
  );
  const sessions = current.filter((key) => key.startsWith(`${permalink}:session:`)).length;
  return { permalink, accountId, sessions, operations };

  async function readOperation(key: string, kind: string): Promise<SentOperation> {
    const [record, lease] = await Promise.all([
      openRecord<unknown, unknown>({ store, vault }, key).read(),
      store.get(`${key}:lease`),
    ]);
    const shared = { key, kind, isLeased: lease !== undefined };
    if (record?.state !== "sent") {
      const tripId =
        kind === ORDER && typeof record?.result === "number" ? record.result : undefined;
      return { ...shared, state: "done", tripId, maySettle: false };
    }
    const sentAt = new Date(record.at).toISOString();
    const state = record.isAbandoned ? "abandoned" : "unknown";
    return { ...shared, state, sentAt, maySettle: kind === ORDER && state === "unknown" };
  }
}

export const ORDER = "order";

/** Undefined for a key of another kind of record. */
export function kindOf(key: string, { permalink, accountId }: AccountKey): string | undefined {
  const path = key.slice(`${permalink}:`.length).split(":");
  const [first, second, third] = path;
  if (first === ORDER || first === "transfer")
    return second === `${accountId}` && third !== "last" ? first : undefined;
  return first === "once" ? second : undefined;
}
