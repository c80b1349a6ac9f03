import type { Logger } from "pino";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";
import { askPatiently, createAsk, type OnFailure } from "./asking.server.ts";
import { createSharedStates } from "./shared-states.server.ts";
import { isShutOut, type Notice, type State, type Topic, toNotice } from "./topic.server.ts";

/** Somebody who looks at a topic: a tab with its stream, say. */
export type Onlooker = {
  topic: Topic<unknown>;
  /** How old what they see may become. */
  everyMs: number;
  tell: (notice: Notice) => void;
  /** There is nothing more for them: the API refuses them, or the panel stops. */
  end: (why: "refused" | "stopping") => void;
};

type Watch = {
  onlookers: Set<Onlooker>;
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
  const ask = createAsk(store, states, onFailure);
  const watches = new Map<string, Watch>();
  let isClosed = false;

  function startWatch(key: string): Watch {
    const watch: Watch = { onlookers: new Set(), isOver: false, stopListening: () => {} };
    watch.stopListening = states.subscribe(key, (news) => {
      if (news === "outdated") return look(watch);
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
    const [first] = watch.onlookers;
    if (watch.isOver || !first) return;
    const pace = paceOf(watch);
    try {
      const state = await ask(first.topic, pace);
      onRound("ok");
      tellAll(watch, toNotice(state));
      lookAfter(watch, Math.max(0, state.triedAt + pace - Date.now()));
    } catch (error) {
      if (isShutOut(error) && watch.onlookers.has(first)) {
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
        const { state, era } = await states.look<Value>(topic.key);
        return state?.era === era ? state : undefined;
      };
      return askPatiently(ask(topic, maxAgeMs), findLast, patienceMs);
    },
    /** Tells of every new state until what is returned is called. The first word comes at once. */
    watch(onlooker: Onlooker): () => void {
      if (isClosed) {
        onlooker.end("stopping");
        return () => {};
      }
      const { key } = onlooker.topic;
      const watch = watches.get(key) ?? startWatch(key);
      const isQuicker = onlooker.everyMs < paceOf(watch);
      watch.onlookers.add(onlooker);
      if (watch.last) onlooker.tell(watch.last);
      // One who wants to know more often than those before does not wait for their turn.
      if (isQuicker) look(watch);
      return () => {
        if (watch.onlookers.delete(onlooker) && watch.onlookers.size === 0) endWatch(key, watch);
      };
    },
    outdate: states.outdate,
    forget: states.forget,
    /** How many look at it here. */
    countOnlookers: (key: string): number => watches.get(key)?.onlookers.size ?? 0,
    /** How many look here, and at how much. */
    count: () => ({
      topics: watches.size,
      onlookers: [...watches.values()].reduce((sum, { onlookers }) => sum + onlookers.size, 0),
    }),
    close(): void {
      isClosed = true;
      for (const [key, watch] of watches) {
        for (const onlooker of [...watch.onlookers]) onlooker.end("stopping");
        if (!watch.isOver) endWatch(key, watch);
      }
    },
  };
}

const paceOf = ({ onlookers }: Watch): number =>
  Math.min(...[...onlookers].map(({ everyMs }) => everyMs));

function tellAll(watch: Watch, notice: Notice): void {
  if (watch.last && isSame(watch.last, notice)) return;
  // One that was on its way for longer tells nothing new.
  if (watch.last && notice.updatedAt < watch.last.updatedAt) return;
  watch.last = notice;
  for (const onlooker of [...watch.onlookers]) onlooker.tell(notice);
}

const isSame = (one: Notice, other: Notice): boolean =>
  one.updatedAt === other.updatedAt &&
  one.version === other.version &&
  one.isStale === other.isStale;
