import { z } from "zod";
import { needsSchema } from "../../api/needs.server.ts";
import { positionSchema } from "../../api/trips.server.ts";
import { languages } from "../../i18n/languages.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { defineRecord } from "../../store/record.server.ts";
import { problemSchema, rowSchema, type TableRow } from "./rows.server.ts";

const addressSchema = positionSchema.extend({
  name: z.string(),
  /** The favourite's own name for it. */
  favourite: z.string().optional(),
});

/** What the rows mean by a text, such as "airport". */
const placeSchema = z.object({
  text: z.string(),
  address: addressSchema.optional(),
  /** The addresses that match, if there are several; the user chooses one for all rows with this text. */
  choices: z.array(addressSchema),
  problem: z.enum(["too_short", "not_found", "not_searched"]).optional(),
});
export type TablePlace = z.output<typeof placeSchema>;

/** That a taxi was ordered for a row before, by this file or another one. */
const knownSchema = z.object({
  tripId: z.number().optional(),
  /** The trip was cancelled, so the user may order the row again. */
  isCancelled: z.boolean().optional(),
});
export type KnownRow = z.output<typeof knownSchema>;

const priceSchema = z.union([
  z.object({ kind: z.enum(["fixed", "estimate"]), amount: z.number() }),
  z.object({ kind: z.literal("calculated"), low: z.number(), high: z.number() }),
]);

const fareSchema = z.union([
  z.object({ groupId: z.number(), group: z.string(), currency: z.string(), price: priceSchema }),
  z.object({ problem: problemSchema }),
]);
export type TableFare = z.output<typeof fareSchema>;

/** What was found for the rows before any is sent. */
const planSchema = z.object({
  id: z.string(),
  /** The account's usual pickup, for rows without one. */
  usual: addressSchema.nullable(),
  places: z.record(z.string(), placeSchema),
  /** What is saved for the address of each row that names no needs itself; null where there is nothing. */
  usualNeeds: z.array(needsSchema.nullable()),
  /** The fare of each row; null until it is known. */
  fares: z.array(fareSchema.nullable()),
  /** The open trip that resembles each row; null where there is none. */
  similar: z.array(z.number().nullable()),
  /** The order of each row from before; null where there is none. */
  known: z.array(knownSchema.nullable()),
  /** The rows that the user wants beside a similar trip, or again after their trip was cancelled. */
  accepted: z.array(z.number()),
});
export type Plan = z.output<typeof planSchema>;

/** The outcome of a row that has been processed. */
const outcomeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ordered"), tripId: z.number() }),
  /** A taxi for the row was ordered before. */
  z.object({ kind: z.literal("known"), tripId: z.number().optional() }),
  z.object({ kind: z.literal("refused"), problems: z.array(problemSchema) }),
  /** The API's answer was lost, and the trip was not found; the key leads to it later. */
  z.object({ kind: z.literal("unknown"), key: z.string() }),
  z.object({ kind: z.literal("cancelled") }),
]);
export type RowOutcome = z.output<typeof outcomeSchema>;

const progressSchema = z.object({
  id: z.string(),
  state: z.enum(["reading", "checked", "running", "paused", "done"]),
  pausedBy: z.enum(["user", "session", "api"]).optional(),
  /** The session on whose behalf the panel works while its user is away. */
  session: z.string(),
  language: z.enum(languages),
  /** The outcome of each row; null until the row is processed. */
  outcomes: z.array(outcomeSchema.nullable()),
});
export type Progress = z.output<typeof progressSchema>;

const rowsSchema = z.object({
  id: z.string(),
  rows: z.array(rowSchema),
  /** Headings that name no column of this account. */
  unknown: z.array(z.string()),
});
const listSchema = z.array(
  z.object({ id: z.string(), name: z.string(), at: z.number(), rows: z.number() }),
);

const rowsRecord = defineRecord(rowsSchema, { version: 1 });
const planRecord = defineRecord(planSchema, { version: 1 });
const progressRecord = defineRecord(progressSchema, { version: 1 });
const listRecord = defineRecord(listSchema, { version: 1 });

/** A table of orders: its rows, which do not change, what was found for them, and what became of them. */
export type TableRecord = {
  id: string;
  rows: TableRow[];
  unknown: string[];
  plan: Plan;
  progress: Progress;
};

/** A manager who is back from a week's leave still finds the results. */
const TTL_SECONDS = 8 * 86_400;
const MOST_LISTED = 10;

/** The account that a table belongs to. */
export type TableOwner = {
  brand: Pick<AccountContext["brand"], "permalink">;
  user: Pick<AccountContext["user"], "id">;
  app: Pick<AccountContext["app"], "services">;
};

/** The account's latest tables, the newest first. */
export function tablesOf({ brand, user, app }: TableOwner) {
  const key = `${brand.permalink}:order-tables:${user.id}`;
  const list = listRecord.at(app.services, key, TTL_SECONDS);
  return {
    list: async () => (await list.read()) ?? [],
    add: (table: z.output<typeof listSchema>[number]) =>
      list.update((tables = []) => [table, ...tables].slice(0, MOST_LISTED)),
    remove: (id: string) => list.update((tables = []) => tables.filter((each) => each.id !== id)),
  };
}

export type TableRecords = ReturnType<typeof openTable>;

/** All panel processes share the records. They hold names, phones and addresses, so they are sealed. */
export function openTable({ brand, user, app }: TableOwner, id: string) {
  const { services } = app;
  const { store } = services;
  const key = `${brand.permalink}:order-table:${user.id}:${id}`;
  const rows = rowsRecord.at(services, `${key}:rows`, TTL_SECONDS);
  const plan = planRecord.at(services, `${key}:plan`, TTL_SECONDS);
  const progress = progressRecord.at(services, `${key}:progress`, TTL_SECONDS);
  const stopKey = `${key}:stop`;

  return {
    id,
    key,
    async create(table: TableRecord): Promise<void> {
      await rows.write({ id, rows: table.rows, unknown: table.unknown });
      await plan.write(table.plan);
      await progress.write(table.progress);
    },
    async find(): Promise<TableRecord | undefined> {
      const [stored, planned, reached] = await Promise.all([
        rows.read(),
        plan.read(),
        progress.read(),
      ]);
      return stored && planned && reached && { ...stored, plan: planned, progress: reached };
    },
    readProgress: progress.read,
    writePlan: plan.write,
    openWriter: progress.openWriter,
    // The stop request has its own key, so that only the working process writes the progress.
    requestStop: (how: "pause" | "cancel") => store.set(stopKey, how, TTL_SECONDS),
    findStopRequest: () => store.get(stopKey),
    clearStopRequest: () => store.delete(stopKey),
    async discard(): Promise<void> {
      for (const part of ["progress", "plan", "rows", "stop"]) await store.delete(`${key}:${part}`);
    },
  };
}
