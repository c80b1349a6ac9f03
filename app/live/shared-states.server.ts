import { createHash, randomUUID } from "node:crypto";
import { storeOfAccount } from "../store/account-records.server.ts";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";
import { type Notice, type State, type Topic, type TopicName, toNotice } from "./topic.server.ts";

/** For how long the last state is there when nobody asks for a new one. It holds personal data. */
const KEPT_SECONDS = 600;
/** Longer than any state that it could make too old is kept. */
const GENERATION_SECONDS = 3600;
/** Another machine's clock may be ahead of ours by so much. */
const SKEW_MS = 5_000;

export type SharedStates = ReturnType<typeof createSharedStates>;

/** The last state of each topic, encrypted in the store, and the word to all processes that it is new. */
export function createSharedStates(store: Store, vault: Vault) {
  const stateKey = (key: string) => `${key}:state`;
  const generationKey = (key: string) => `${key}:generation`;
  const channelOf = (key: string) => `live:${key}`;

  /** The last state, in whichever generation it was asked for, and the generation that it is now. */
  async function look<Value>(key: string) {
    const place = stateKey(key);
    const [sealed, generation = ""] = await store.readTogether([place, generationKey(key)]);
    const text = vault.open(place, sealed);
    const state: State<Value> | undefined = text === undefined ? undefined : JSON.parse(text);
    return { state, generation };
  }

  async function keep<Value>({ key, account }: TopicName, state: State<Value>): Promise<void> {
    const place = stateKey(key);
    const own = storeOfAccount(store, account);
    await own.set(place, vault.seal(place, JSON.stringify(state)), KEPT_SECONDS);
    await store.publish(channelOf(key), JSON.stringify(toNotice(state)));
  }

  return {
    look,
    /** The last state where it is so young that nobody need ask again. */
    async findFresh<Value>(key: string, maxAgeMs: number) {
      const { state, generation } = await look<Value>(key);
      const age = Date.now() - (state?.triedAt ?? 0);
      const isFresh = age < maxAgeMs && age > -SKEW_MS && state?.generation === generation;
      return { fresh: isFresh ? state : undefined, generation };
    },
    async keepNew<Value>(
      topic: Topic<Value>,
      value: Value,
      generation: string,
    ): Promise<State<Value>> {
      const now = Date.now();
      const version = toVersion(value);
      const counts = topic.count?.(value);
      const state = { value, version, counts, updatedAt: now, triedAt: now, generation };
      await keep(topic, state);
      return state;
    },
    /** The API was asked in vain: the last state stays, and everybody hears that it is old. */
    async keepOld<Value>(
      topic: TopicName,
      last: State<Value>,
      generation: string,
    ): Promise<State<Value>> {
      const state = { ...last, triedAt: Date.now(), generation };
      await keep(topic, state);
      return state;
    },
    /** Something has changed: what is known counts no more, and whoever looks asks anew. */
    async invalidate({ key, account }: TopicName): Promise<void> {
      await storeOfAccount(store, account).set(
        generationKey(key),
        randomUUID(),
        GENERATION_SECONDS,
      );
      await store.publish(channelOf(key), "invalidated");
    },
    async forget(key: string): Promise<void> {
      await store.delete(stateKey(key));
    },
    subscribe: (key: string, hear: (notice: Notice | "invalidated") => void) =>
      store.subscribe(channelOf(key), (message) =>
        hear(message === "invalidated" ? message : (JSON.parse(message) as Notice)),
      ),
  };
}

const toVersion = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);
