import { ApiError, ApiFault } from "../api/errors.ts";
import { isThereWithin } from "../deferred.ts";
import { waitForLease } from "../store/lease.server.ts";
import { createSingleFlight } from "../store/single-flight.ts";
import type { Store } from "../store/store.ts";
import type { SharedStates } from "./shared-states.server.ts";
import {
  isAccessRefused,
  isStale,
  type State,
  type Topic,
  type TopicName,
} from "./topic.server.ts";

const LEASE_POLL_MS = 100;

/** Called for a failure that no page shows as an error, since there is a last state or no waiting request. */
export type OnFailure = (error: unknown, topic: TopicName) => void;

export type Poll = <Value>(topic: Topic<Value>, maxAgeMs: number) => Promise<State<Value>>;

/**
 * Returns the shared state of a topic where it is fresh, else the result of one call for all callers in
 * all processes. Rejects where there is no state and the API fails.
 */
export function createPoll(store: Store, states: SharedStates, onFailure: OnFailure): Poll {
  const once = createSingleFlight<State<unknown>>();

  return async function poll<Value>(topic: Topic<Value>, maxAgeMs: number): Promise<State<Value>> {
    const { fresh, generation } = await states.findFresh(topic, maxAgeMs);
    if (fresh) return fresh;
    for (;;) {
      let isOwn = false;
      const run = () => {
        isOwn = true;
        return settle(topic, maxAgeMs);
      };
      try {
        return (await once(`${topic.key}:${generation}`, run)) as State<Value>;
      } catch (error) {
        // The API refused another caller, which says nothing about this one.
        if (isOwn || !isAccessRefused(error)) throw error;
      }
    }
  };

  async function settle<Value>(topic: Topic<Value>, maxAgeMs: number): Promise<State<Value>> {
    const turn = await waitForLease(store, `${topic.key}:asking`, {
      everyMs: LEASE_POLL_MS,
      findMeanwhile: async () => (await states.findFresh(topic, maxAgeMs)).fresh,
    });
    if ("found" in turn) return turn.found;
    try {
      // Another process may have called the API meanwhile.
      const { fresh, generation } = await states.findFresh(topic, maxAgeMs);
      return fresh ?? (await call(topic, generation));
    } finally {
      await turn.lease.release();
    }
  }

  async function call<Value>(topic: Topic<Value>, generation: string): Promise<State<Value>> {
    try {
      return await states.writeNew(topic, await topic.read(), generation);
    } catch (error) {
      const isApiFailure = error instanceof ApiFault || error instanceof ApiError;
      const mayUseLast = isApiFailure && !isAccessRefused(error);
      const last = mayUseLast ? (await states.read(topic)).state : undefined;
      if (!last) throw error;
      onFailure(error, topic);
      return states.writeStale(topic, last, generation);
    }
  }
}

/** Returns the last state where the API takes longer than a page should wait. */
export async function waitAtMost<Value>(
  answer: Promise<State<Value>>,
  findLast: () => Promise<State<Value> | undefined>,
  patienceMs: number,
): Promise<State<Value> & { isStale: boolean }> {
  // After the last state was returned, no caller handles a failure.
  answer.catch(() => {});
  const isInTime = await isThereWithin(patienceMs, answer);
  const last = isInTime ? undefined : await findLast().catch(() => undefined);
  const state = last ?? (await answer);
  return { ...state, isStale: isStale(state) };
}
