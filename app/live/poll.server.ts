import { ApiError, ApiFault } from "../api/errors.ts";
import { waitForLease } from "../store/lease.server.ts";
import type { Store } from "../store/store.ts";
import type { SharedStates } from "./shared-states.server.ts";
import {
  isAccessRefused,
  isStale,
  type State,
  type Topic,
  type TopicName,
} from "./topic.server.ts";

const WAIT_MS = 100;

/** Gets a failure that ends no page: the page shows a last good state, or no request waits for it. */
export type OnFailure = (error: unknown, topic: TopicName) => void;

export type Poll = <Value>(topic: Topic<Value>, maxAgeMs: number) => Promise<State<Value>>;

/**
 * The state of a topic: the shared one where it is fresh, else what one call says, however many ask
 * at once in however many processes. Rejects where nothing is known and the API does not tell.
 */
export function createPoll(store: Store, states: SharedStates, onFailure: OnFailure): Poll {
  const pending = new Map<string, Promise<State<unknown>>>();

  return async function ask<Value>(topic: Topic<Value>, maxAgeMs: number): Promise<State<Value>> {
    const { fresh, generation } = await states.findFresh<Value>(topic.key, maxAgeMs);
    if (fresh) return fresh;
    const key = `${topic.key}:${generation}`;
    const others = pending.get(key);
    if (others) {
      try {
        return (await others) as State<Value>;
      } catch (error) {
        // They were refused, which says nothing of whether we are.
        if (!isAccessRefused(error)) throw error;
      }
    }
    const ours = settle(topic, maxAgeMs);
    pending.set(key, ours);
    try {
      return await ours;
    } finally {
      if (pending.get(key) === ours) pending.delete(key);
    }
  };

  async function settle<Value>(topic: Topic<Value>, maxAgeMs: number): Promise<State<Value>> {
    const turn = await waitForLease(store, `${topic.key}:asking`, {
      everyMs: WAIT_MS,
      findMeanwhile: async () => (await states.findFresh<Value>(topic.key, maxAgeMs)).fresh,
    });
    if ("found" in turn) return turn.found;
    try {
      // Another process may have asked since this one looked.
      const { fresh, generation } = await states.findFresh<Value>(topic.key, maxAgeMs);
      return fresh ?? (await call(topic, generation));
    } finally {
      await turn.lease.release();
    }
  }

  async function call<Value>(topic: Topic<Value>, generation: string): Promise<State<Value>> {
    try {
      return await states.keepNew(topic, await topic.read(), generation);
    } catch (error) {
      const isTheirs = error instanceof ApiFault || error instanceof ApiError;
      const isLastGood = isTheirs && !isAccessRefused(error);
      const last = isLastGood ? (await states.look<Value>(topic.key)).state : undefined;
      if (!last) throw error;
      onFailure(error, topic);
      return states.keepOld(topic, last, generation);
    }
  }
}

/** What there is at once, where the API takes longer to answer than a page should. */
export async function pollPatiently<Value>(
  asked: Promise<State<Value>>,
  findLast: () => Promise<State<Value> | undefined>,
  patienceMs: number,
): Promise<State<Value> & { isStale: boolean }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<State<Value>>((resolve, reject) => {
    timer = setTimeout(async () => {
      const last = await findLast().catch(() => undefined);
      if (last) resolve(last);
      else asked.then(resolve, reject);
    }, patienceMs);
  });
  try {
    const first = await Promise.race([asked, late]);
    return { ...first, isStale: isStale(first) };
  } finally {
    clearTimeout(timer);
    // Nobody may be there any more to hear how it failed.
    asked.catch(() => {});
  }
}
