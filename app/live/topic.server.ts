import { z } from "zod";
import { ApiError } from "../api/errors.ts";
import type { AccountKey } from "../store/account-records.server.ts";
import { defineRecord, type RecordKind } from "../store/record.server.ts";
import type { TripCounts } from "./menu-counts.server.ts";

/** Data that many subscribers share and one poll reads, such as an account's open trips. */
export type Topic<Value> = {
  /** Names the data; it includes the brand. */
  key: string;
  /** The owner; the state is deleted with the account. */
  account: AccountKey;
  /** How its state is stored. */
  record: RecordKind<State<Value>>;
  /** Calls the API with the subscriber's token. */
  read: () => Promise<Value>;
  /** Counts for the menu, which each notice carries. */
  count?(value: Value): TripCounts;
};

/** The name and the owner of a topic. */
export type TopicName = Pick<Topic<unknown>, "key" | "account">;

const countsSchema: z.ZodType<TripCounts> = z.object({ panel: z.number(), bookings: z.number() });

const stateSchema = z.object({
  /** Equal for equal values. */
  version: z.string(),
  /** When the API sent the value. */
  updatedAt: z.number(),
  /** When the API was last called, even without success. */
  triedAt: z.number(),
  counts: countsSchema.optional(),
  /** A change starts a new generation, and makes states of older ones invalid. */
  generation: z.string(),
});

/** The known state of a topic, shared by all panel processes. */
export type State<Value> = z.output<typeof stateSchema> & { value: Value };

/** Defines how the state of a topic is stored. */
export const defineState = <Value>(value: z.ZodType<Value>, version: { version: number }) =>
  defineRecord<State<Value>>(stateSchema.and(z.object({ value })), version);

const noticeSchema = stateSchema
  .pick({ version: true, updatedAt: true, counts: true })
  .extend({ isStale: z.boolean() });

/** How a notice travels between processes. */
export const noticeRecord = defineRecord(noticeSchema, { version: 1 });

/** Tells subscribers that there is new data, without the data itself. */
export type Notice = z.output<typeof noticeSchema>;

/** Whether the last call to the API failed. */
export const isStale = ({ updatedAt, triedAt }: State<unknown>): boolean => triedAt > updatedAt;

export function toNotice(state: State<unknown>): Notice {
  const { version, updatedAt, counts } = state;
  return { version, updatedAt, isStale: isStale(state), counts };
}

/** Whether the API refuses this caller. Any other refusal may pass. */
export const isAccessRefused = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403].includes(error.status);
