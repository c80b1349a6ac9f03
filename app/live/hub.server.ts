import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";
import { createPoll, type OnFailure, pollPatiently } from "./poll.server.ts";
import { createSharedStates } from "./shared-states.server.ts";
import { isAccessRefused, type Notice, type State, type Topic, toNotice } from "./topic.server.ts";

/** Somebody who looks at a topic: a tab with its stream, say. */
export type Subscriber = {
  topic: Topic<unknown>;
  /** How old what they see may become. */
  everyMs: number;
  tell: (notice: Notice) => void;
  /** There is nothing more for them: the API refuses them, or the panel stops. */
  end: (why: "refused" | "stopping") => void;
};

type Watch = {
  subscribers: Set<Subscriber>;
  last?: Notice;
  timer?: NodeJS.Timeout;
  isOver: boolean;
  stopListening: () => void;
};

export type Hub = ReturnType<typeof createHub>;

/** Of the pace, so that many processes do not ask in the same moment. */
const JITTER = 0.03;

/** Asks the API for each topic at its pace while somebody looks, and tells everybody, in every process. */
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
  /** Told of each look for news that somebody here has waited for. */
  onRound?: (outcome: "ok" | "failed") => void;
  onFailure?: OnFailure;
}) {
  const states = createSharedStates(store, vault);
  const ask = createPoll(store, states, onFailure);
  const watches = new Map<string, Watch>();
  let isClosed = false;

  function startWatch(key: string): Watch {
    const watch: Watch = { subscribers: new Set(), isOver: false, stopListening: () => {} };
    watch.stopListening = states.subscribe(key, (news) => {
      if (news === "invalidated") return look(watch);
      tellAll(watch, news);
      lookAfter(watch, paceOf(watch));
    });
    watches.set(key, watch);
    return watch;
  }

  function endWatch(key: string, watch: Watch): void {
    watch.isOver = true;
    clearTimeout(watch.timer);
    watch.stopListening();
    watches.delete(key);
  }

  function lookAfter(watch: Watch, ms: number): void {
    clearTimeout(watch.timer);
    if (watch.isOver) return;
    watch.timer = setTimeout(() => look(watch), ms * (1 + Math.random() * JITTER)).unref();
  }

  async function look(watch: Watch): Promise<void> {
    clearTimeout(watch.timer);
    const [first] = watch.subscribers;
    if (watch.isOver || !first) return;
    const pace = paceOf(watch);
    try {
      const state = await ask(first.topic, pace);
      onRound("ok");
      tellAll(watch, toNotice(state));
      lookAfter(watch, Math.max(0, state.triedAt + pace - Date.now()));
    } catch (error) {
      if (isAccessRefused(error) && watch.subscribers.has(first)) {
        // It is they whom the API refuses; the next one may have more luck.
        first.end("refused");
        return look(watch);
      }
      onFailure(error, first.topic);
      onRound("failed");
      if (watch.last) tellAll(watch, { ...watch.last, isStale: true });
      lookAfter(watch, pace);
    }
  }

  return {
    /** The state of a topic, shared with all who look; nobody is made to wait long where there is one. */
    async read<Value>(topic: Topic<Value>, maxAgeMs: number, patienceMs: number) {
      const findLast = async (): Promise<State<Value> | undefined> => {
        const { state, generation } = await states.look<Value>(topic.key);
        return state?.generation === generation ? state : undefined;
      };
      return pollPatiently(ask(topic, maxAgeMs), findLast, patienceMs);
    },
    /** Tells of every new state until what is returned is called. The first word comes at once. */
    watch(onlooker: Subscriber): () => void {
      if (isClosed) {
        onlooker.end("stopping");
        return () => {};
      }
      const { key } = onlooker.topic;
      const watch = watches.get(key) ?? startWatch(key);
      const isQuicker = onlooker.everyMs < paceOf(watch);
      watch.subscribers.add(onlooker);
      if (watch.last) onlooker.tell(watch.last);
      // One who wants to know more often than those before does not wait for their turn.
      if (isQuicker) look(watch);
      return () => {
        if (watch.subscribers.delete(onlooker) && watch.subscribers.size === 0)
          endWatch(key, watch);
      };
    },
    outdate: states.invalidate,
    forget: states.forget,
    /** How many look at it here. */
    countOnlookers: (key: string): number => watches.get(key)?.subscribers.size ?? 0,
    /** How many look here, and at how much. */
    count: () => ({
      topics: watches.size,
      onlookers: [...watches.values()].reduce((sum, { subscribers }) => sum + subscribers.size, 0),
    }),
    close(): void {
      isClosed = true;
      for (const [key, watch] of watches) {
        for (const onlooker of [...watch.subscribers]) onlooker.end("stopping");
        if (!watch.isOver) endWatch(key, watch);
      }
    },
  };
}

const paceOf = ({ subscribers }: Watch): number =>
  Math.min(...[...subscribers].map(({ everyMs }) => everyMs));

function tellAll(watch: Watch, notice: Notice): void {
  if (watch.last && isSame(watch.last, notice)) return;
  // One that was on its way for longer tells nothing new.
  if (watch.last && notice.updatedAt < watch.last.updatedAt) return;
  watch.last = notice;
  for (const onlooker of [...watch.subscribers]) onlooker.tell(notice);
}

const isSame = (one: Notice, other: Notice): boolean =>
  one.updatedAt === other.updatedAt &&
  one.version === other.version &&
  one.isStale === other.isStale;
