import { createHash, randomUUID } from "node:crypto";
import { storeOfAccount } from "../store/account-records.server.ts";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.server.ts";
import {
  type Notice,
  noticeRecord,
  type State,
  type Topic,
  type TopicName,
  toNotice,
} from "./topic.server.ts";

/** How long an unused state stays in the store. It holds personal data. */
const STATE_SECONDS = 600;
/** Longer than any state of an earlier generation is stored. */
const GENERATION_SECONDS = 3600;
/** How far another machine's clock may be ahead. */
const SKEW_MS = 5_000;

type StoredTopic<Value> = Pick<Topic<Value>, "key" | "record">;

export type SharedStates = ReturnType<typeof createSharedStates>;

/** The last state of each topic, encrypted in the store, and the notices to all processes. */
export function createSharedStates(store: Store, vault: Vault) {
  const stateKey = (key: string) => `${key}:state`;
  const generationKey = (key: string) => `${key}:generation`;
  const channelOf = (key: string) => `live:${key}`;

  /** Reads the last state, which may be of an older generation, and the current generation. */
  async function read<Value>({ key, record }: StoredTopic<Value>) {
    const place = stateKey(key);
    const [sealed, generation = ""] = await store.getBatched([place, generationKey(key)]);
    return { state: record.open(vault, place, sealed), generation };
  }

  async function write<Value>(
    { key, account, record }: StoredTopic<Value> & TopicName,
    state: State<Value>,
  ): Promise<void> {
    const own = storeOfAccount(store, account);
    await record.at({ store: own, vault }, stateKey(key), STATE_SECONDS).write(state);
    await store.publish(channelOf(key), noticeRecord.toText(toNotice(state)));
  }

  return {
    read,
    /** Returns the last state where it is fresh. */
    async findFresh<Value>(topic: StoredTopic<Value>, maxAgeMs: number) {
      const { state, generation } = await read(topic);
      const age = Date.now() - (state?.triedAt ?? 0);
      const isFresh = age < maxAgeMs && age > -SKEW_MS && state?.generation === generation;
      return { fresh: isFresh ? state : undefined, generation };
    },
    async writeNew<Value>(
      topic: Topic<Value>,
      value: Value,
      generation: string,
    ): Promise<State<Value>> {
      const now = Date.now();
      const version = toVersion(value);
      const counts = topic.count?.(value);
      const state = { value, version, counts, updatedAt: now, triedAt: now, generation };
      await write(topic, state);
      return state;
    },
    /** After a failed call, keeps the last state and announces that it is stale. */
    async writeStale<Value>(
      topic: Topic<Value>,
      last: State<Value>,
      generation: string,
    ): Promise<State<Value>> {
      const state = { ...last, triedAt: Date.now(), generation };
      await write(topic, state);
      return state;
    },
    /** After a change, makes the last state invalid and all subscribers poll anew. */
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
    subscribe: (key: string, onNotice: (notice: Notice | "invalidated") => void) =>
      store.subscribe(channelOf(key), (message) => {
        const notice = message === "invalidated" ? message : noticeRecord.fromText(message);
        if (notice) onNotice(notice);
      }),
  };
}

const toVersion = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);
