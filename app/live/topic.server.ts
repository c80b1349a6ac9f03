import { ApiError } from "../api/errors.ts";
import type { AccountKey } from "../store/account-records.server.ts";
import type { TripCounts } from "./menu-counts.server.ts";

/** Something that many look at and one asks for: the open trips of an account, say. */
export type Topic<Value> = {
  /** Of what it is; with the brand in it. */
  key: string;
  /** Whose it is: its state goes with the account. */
  account: AccountKey;
  /** Asks the API, as whoever looks. */
  read: () => Promise<Value>;
  /** What the menu counts of it, which goes along with each notice. */
  count?(value: Value): TripCounts;
};

/** A topic by its name and its owner, without the way to ask about it. */
export type TopicName = Pick<Topic<unknown>, "key" | "account">;

/** What is known of a topic, as all panel processes share it. */
export type State<Value> = {
  value: Value;
  /** The same for the same value. */
  version: string;
  /** When the API said so. */
  updatedAt: number;
  /** When it was last asked, be it in vain. */
  triedAt: number;
  counts?: TripCounts;
  /** In which age of the topic: what was asked for before somebody changed something counts no more. */
  generation: string;
};

/** What those who look are told: that there is something to look at and how much, but not what. */
export type Notice = {
  version: string;
  updatedAt: number;
  isStale: boolean;
  counts?: TripCounts;
};

/** Whether the API was last asked in vain. */
export const isStale = ({ updatedAt, triedAt }: State<unknown>): boolean => triedAt > updatedAt;

export function toNotice(state: State<unknown>): Notice {
  const { version, updatedAt, counts } = state;
  return { version, updatedAt, isStale: isStale(state), counts };
}

/** Whether it is whoever asks whom the API does not let in. Any other refusal may be none the next time. */
export const isAccessRefused = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403].includes(error.status);
