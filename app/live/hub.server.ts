import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";
import { createPoll, type OnFailure, waitAtMost } from "./poll.server.ts";
import { createSharedStates } from "./shared-states.server.ts";
import { isAccessRefused, type Notice, type State, type Topic, toNotice } from "./topic.server.ts";

/** A subscriber to a topic, such as a tab with its stream. */
export type Subscriber = {
  topic: Topic<unknown>;
  /** The longest age of the state, in milliseconds. */
  everyMs: number;
  notify: (notice: Notice) => void;
  /** Called when the API refuses the subscriber, or the panel stops. */
  end: (reason: "refused" | "stopping") => void;
};

type Watch = {
  subscribers: Set<Subscriber>;
  last?: Notice;
  timer?: NodeJS.Timeout;
  isOver: boolean;
  unsubscribe: () => void;
};

export type Hub = ReturnType<typeof createHub>;

/** Spreads the polls of many processes. */
const JITTER = 0.03;

/** Polls the API for each topic while it has subscribers, and notifies those of all processes. */
export function createHub({
  store,
  vault,
  log,
  onRound = () => {},
  onFailure = (error) => log.warn({ err: error }, "a list could not be refreshed"),
}: {
  store: Store;
  vault: Vault;
  log: Pick<Logger, "warn">;
  /** Called after each poll for a subscriber of this process. */
  onRound?: (outcome: "ok" | "failed") => void;
  onFailure?: OnFailure;
}) {
  const states = createSharedStates(store, vault);
  const poll = createPoll(store, states, onFailure);
  const watches = new Map<string, Watch>();
  let isClosed = false;

  function startWatch(key: string): Watch {
    const watch: Watch = { subscribers: new Set(), isOver: false, unsubscribe: () => {} };
    watch.unsubscribe = states.subscribe(key, (news) => {
      if (news === "invalidated") return refresh(watch);
      notifyAll(watch, news);
      refreshAfter(watch, paceOf(watch));
    });
    watches.set(key, watch);
    return watch;
  }

  function endWatch(key: string, watch: Watch): void {
    watch.isOver = true;
    clearTimeout(watch.timer);
    watch.unsubscribe();
    watches.delete(key);
  }

  function refreshAfter(watch: Watch, ms: number): void {
    clearTimeout(watch.timer);
    if (watch.isOver) return;
    watch.timer = setTimeout(() => refresh(watch), ms * (1 + Math.random() * JITTER)).unref();
  }

  async function refresh(watch: Watch): Promise<void> {
    clearTimeout(watch.timer);
    const [first] = watch.subscribers;
    if (watch.isOver || !first) return;
    const pace = paceOf(watch);
    try {
      const state = await poll(first.topic, pace);
      onRound("ok");
      notifyAll(watch, toNotice(state));
      refreshAfter(watch, Math.max(0, state.triedAt + pace - Date.now()));
    } catch (error) {
      if (isAccessRefused(error)) {
        // The API refuses this subscriber's token, or the user has logged out meanwhile; another
        // subscriber's may be valid.
        if (watch.subscribers.has(first)) first.end("refused");
        return refresh(watch);
      }
      onFailure(error, first.topic);
      onRound("failed");
      if (watch.last) notifyAll(watch, { ...watch.last, isStale: true });
      refreshAfter(watch, pace);
    }
  }

  return {
    /** Reads the shared state of a topic. With an older state there, it waits at most `patienceMs`. */
    async read<Value>(topic: Topic<Value>, maxAgeMs: number, patienceMs: number) {
      const findLast = async (): Promise<State<Value> | undefined> => {
        const { state, generation } = await states.read(topic);
        return state?.generation === generation ? state : undefined;
      };
      return waitAtMost(poll(topic, maxAgeMs), findLast, patienceMs);
    },
    /** Notifies the subscriber of every new state, at once of a known one, until it unsubscribes. */
    watch(subscriber: Subscriber): () => void {
      if (isClosed) {
        subscriber.end("stopping");
        return () => {};
      }
      const { key } = subscriber.topic;
      const watch = watches.get(key) ?? startWatch(key);
      const isFaster = subscriber.everyMs < paceOf(watch);
      watch.subscribers.add(subscriber);
      if (watch.last) subscriber.notify(watch.last);
      // A faster subscriber does not wait for the poll of the slower ones.
      if (isFaster) refresh(watch);
      return () => {
        if (watch.subscribers.delete(subscriber) && watch.subscribers.size === 0)
          endWatch(key, watch);
      };
    },
    invalidate: states.invalidate,
    forget: states.forget,
    /** The number of subscribers in this process. */
    countSubscribers: (key: string): number => watches.get(key)?.subscribers.size ?? 0,
    /** The number of topics and subscribers in this process. */
    count: () => ({
      topics: watches.size,
      subscribers: [...watches.values()].reduce(
        (sum, { subscribers }) => sum + subscribers.size,
        0,
      ),
    }),
    close(): void {
      isClosed = true;
      for (const [key, watch] of watches) {
        for (const subscriber of [...watch.subscribers]) subscriber.end("stopping");
        if (!watch.isOver) endWatch(key, watch);
      }
    },
  };
}

const paceOf = ({ subscribers }: Watch): number =>
  Math.min(...[...subscribers].map(({ everyMs }) => everyMs));

function notifyAll(watch: Watch, notice: Notice): void {
  if (watch.last && isSame(watch.last, notice)) return;
  // An older state may arrive late.
  if (watch.last && notice.updatedAt < watch.last.updatedAt) return;
  watch.last = notice;
  for (const subscriber of [...watch.subscribers]) subscriber.notify(notice);
}

const isSame = (one: Notice, other: Notice): boolean =>
  one.updatedAt === other.updatedAt &&
  one.version === other.version &&
  one.isStale === other.isStale;
