import type { Api } from "../api/client.server.ts";
import type { Brand } from "../api/configuration.server.ts";
import type { User } from "../api/session.server.ts";
import { cacheByObject } from "../cache-by-object.ts";
import { unlessDown } from "../store/store.ts";
import type { Hub } from "./hub.server.ts";
import type { Topic, TopicName } from "./topic.server.ts";

/** The panel's screens, the hotel's screens, and the page of a shared trip. */
export type Pace = "panel" | "hotel" | "follow";

/** The services behind live screens, created in `app/panel`. */
export type Live = {
  hub: Hub;
  /** The longest age of a state on a screen. */
  paceMs: Record<Pace, number>;
  /** The longest silence of a stream. */
  heartbeatMs: number;
};

/** The logged-in user whose trips are read. */
export type Owner = {
  brand: Pick<Brand, "permalink" | "features">;
  user: Pick<User, "id" | "isCompany" | "employee" | "permissions">;
  api: Api;
  app: { services: { live: Live } };
};

/** How long a page waits for the API where it has an older state to show. */
const PATIENCE_MS = 3_000;

/** The age of a page's data. */
export type Age = {
  /** When the API sent the data; ISO. */
  updatedAt: string;
  /** The API does not answer, and this is the last known state. */
  isStale: boolean;
};

const readsOf = cacheByObject((_: Owner["app"]) => new Map<string, Promise<unknown>>());

/** Reads the shared state of a topic for a page; within a request, the menu and the page share the read. */
export function readForPage<Value extends object>(
  { app }: Owner,
  topic: Topic<Value>,
  pace: Pace,
): Promise<Value & Age> {
  const reads = readsOf(app);
  const read = reads.get(topic.key) ?? readShared(app.services.live, topic, pace);
  reads.set(topic.key, read);
  return read as Promise<Value & Age>;
}

async function readShared<Value extends object>(
  { hub, paceMs }: Live,
  topic: Topic<Value>,
  pace: Pace,
) {
  const { value, updatedAt, isStale } = await hub.read(topic, paceMs[pace], PATIENCE_MS);
  return { ...value, updatedAt: new Date(updatedAt).toISOString(), isStale };
}

/** After a change, makes the next page read anew, and notifies all tabs. */
export async function invalidateTopics({ app }: Owner, ...topics: TopicName[]): Promise<void> {
  readsOf(app).clear();
  const { hub } = app.services.live;
  // The change was made, and without the store the states grow stale soon.
  await unlessDown(Promise.all(topics.map((topic) => hub.invalidate(topic))), undefined);
}
