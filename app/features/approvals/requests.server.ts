import { z } from "zod";
import { REQUESTS_KEPT_SECONDS, waitingApprovalsOf } from "../../live/waiting-approvals.server.ts";
import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import { storedOrder } from "../order-taxi/stored-order.server.ts";
import { brokenRules } from "../rules/rules.ts";

const requestSchema = z.object({
  /** The key of its one order, too. */
  id: z.string(),
  /** Of a way back: the request of the way there. */
  backOf: z.string().optional(),
  employee: z.object({ id: z.number(), name: z.string() }),
  at: z.number(),
  /** It can be approved until then. */
  until: z.number(),
  order: storedOrder,
  /** The most that it costs, as the employee saw it; left out where no fare was shown. */
  fare: z.object({ most: z.number(), currency: z.string() }).optional(),
  broken: z.array(z.enum(brokenRules)),
  state: z.enum(["waiting", "ordering", "approved", "refused", "taken_back", "stopped"]),
  /** Who pressed last: a manager, or the employee who took it back. */
  decided: z.object({ id: z.number(), name: z.string(), at: z.number() }).optional(),
  tripId: z.number().optional(),
  /** Why it was refused, or not ordered: a person's words, or the panel's. */
  reason: z.string().optional(),
});

const listRecord = defineRecord(z.array(requestSchema), { version: 1 });

export type ApprovalRequest = z.output<typeof requestSchema>;
export type RequestState = ApprovalRequest["state"] | "expired";

/** The list is one record, whose size this limits. */
export const MOST_REQUESTS = 100;
/** One employee's requests leave room for the others'. */
export const MOST_WAITING_EACH = 10;
/** Both sides see for this long what became of a request. */
const SHOWN_MS = 7 * 86_400_000;

export function stateOf({ state, until }: ApprovalRequest, now = Date.now()): RequestState {
  return state === "waiting" && until <= now ? "expired" : state;
}

function isShown({ state, decided, until }: ApprovalRequest): boolean {
  const end = state === "ordering" ? until : (decided?.at ?? until);
  return end > Date.now() - SHOWN_MS;
}

export type NewRequest = Omit<ApprovalRequest, "id" | "at" | "state">;

/** The requests of a company's employees. They belong to the company, whoever changes them. */
export function approvalRequestsOf({ store, vault }: SealedStore, company: AccountKey) {
  const { permalink, accountId } = company;
  const own = { store: storeOfAccount(store, company), vault };
  const key = `${permalink}:approvals:${accountId}`;
  const record = listRecord.at(own, key, REQUESTS_KEPT_SECONDS);
  const waiting = waitingApprovalsOf({ store, vault }, company);

  async function update(change: (requests: ApprovalRequest[]) => ApprovalRequest[] | undefined) {
    let isChanged = false;
    await record.update((requests = []) => {
      const next = change(requests.filter(isShown));
      isChanged = next !== undefined;
      return next;
    });
    if (!isChanged) return;
    // Another process may have changed the list since.
    const now = (await record.read()) ?? [];
    await waiting.write(now.filter(({ state }) => state === "waiting").map(({ until }) => until));
  }

  return {
    /** The newest first. */
    list: async (): Promise<ApprovalRequest[]> =>
      ((await record.read()) ?? []).filter(isShown).toReversed(),
    /** Adds the requests of one form, unless they were added before; false where too many wait. */
    async add(key: string, added: NewRequest[]): Promise<boolean> {
      let isAdded = true;
      await update((requests) => {
        if (requests.some(({ id }) => id.startsWith(key))) return undefined;
        const isWaiting = (each: ApprovalRequest) => stateOf(each) === "waiting";
        const own = requests.filter(
          (each) => isWaiting(each) && each.employee.id === added[0]?.employee.id,
        );
        const isFull = own.length + added.length > MOST_WAITING_EACH;
        // What has been decided makes room for what waits.
        const open = requests.filter((each) => isWaiting(each) || each.state === "ordering");
        isAdded = !isFull && open.length + added.length <= MOST_REQUESTS;
        if (!isAdded) return undefined;
        const made = added.map(
          (each, at): ApprovalRequest => ({
            ...each,
            ...(at === 0 ? { id: key } : { id: `${key}:${at}`, backOf: key }),
            ...{ at: Date.now(), state: "waiting" },
          }),
        );
        const ended = requests.filter((each) => !open.includes(each));
        const room = MOST_REQUESTS - open.length - made.length;
        const kept = requests.filter(
          (each) => open.includes(each) || ended.indexOf(each) >= ended.length - room,
        );
        return [...kept, ...made];
      });
      return isAdded;
    },
    /** Changes a request where `change` returns the new one, and returns it as it is then. */
    async change(
      id: string,
      change: (request: ApprovalRequest) => ApprovalRequest | undefined,
    ): Promise<{ request: ApprovalRequest; isChanged: boolean } | undefined> {
      let found: { request: ApprovalRequest; isChanged: boolean } | undefined;
      await update((requests) => {
        const request = requests.find((each) => each.id === id);
        const next = request && change(request);
        found = request && { request: next ?? request, isChanged: next !== undefined };
        return next && requests.map((each) => (each === request ? next : each));
      });
      return found;
    },
  };
}
