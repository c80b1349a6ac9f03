import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { z } from "zod";
import { changeShared } from "../store/change-shared.server.ts";
import { defineRecord } from "../store/record.server.ts";
import type { Store } from "../store/store.ts";
import { type BrandFigures, brandFiguresSchema } from "./brand-figures.server.ts";

/** The figures of the other processes are at most so old, and a write and a page older. */
const WRITE_MS = 5_000;
/** A process that was not heard of for so long is dead, or cut off from the store. */
const SILENT_MS = 4 * WRITE_MS;
/** What a process counted stays for the hour that the console shows. */
const KEPT_SECONDS = 65 * 60;
const LIST_KEY = "processes";

const listRecord = defineRecord(z.array(z.object({ id: z.string(), until: z.number() })), {
  version: 1,
});

const brandSchema = z.object({
  /** How the process looked the brand up. */
  selector: z.string(),
  permalink: z.string(),
  name: z.string(),
  siteDomain: z.string(),
  fetchedAt: z.number(),
  source: z.enum(["api", "store"]),
  failedAt: z.number().optional(),
});

const reportSchema = z.object({
  id: z.string(),
  /** Where the process runs. */
  name: z.string(),
  build: z.string(),
  node: z.string(),
  beganAt: z.number(),
  seenAt: z.number(),
  hasEnded: z.boolean(),
  isApiDown: z.boolean(),
  brands: z.array(brandSchema),
  figures: brandFiguresSchema,
});

const reportRecord = defineRecord(reportSchema, { version: 1 });

export type KnownBrand = z.output<typeof brandSchema>;
export type ProcessReport = z.output<typeof reportSchema> & { state: "up" | "ended" | "silent" };
export type ProcessReports = ReturnType<typeof createProcessReports>;

/** Each process tells the others through the store what it counted and which brands it knows. */
export function createProcessReports({
  store,
  figures,
  build,
  listBrands,
  isApiDown,
  now = Date.now,
}: {
  store: Store;
  figures: BrandFigures;
  build: string;
  listBrands: () => KnownBrand[];
  isApiDown: () => boolean;
  now?: () => number;
}) {
  const id = randomUUID();
  const beganAt = now();
  const keyOf = (process: string) => `process:${process}`;
  let writer: NodeJS.Timeout | undefined;
  let hasEnded = false;

  const describeProcess = () => ({
    ...{
      id,
      beganAt,
      build,
      hasEnded,
      node: process.version,
      name: `${hostname()}:${process.pid}`,
    },
    ...{ seenAt: now(), isApiDown: isApiDown(), brands: listBrands(), figures: figures.share() },
  });

  async function write(): Promise<void> {
    await store.set(keyOf(id), reportRecord.toText(describeProcess()), KEPT_SECONDS);
    await list();
  }

  /** Puts this process into the list of all, and removes those whose reports have expired. */
  async function list(): Promise<void> {
    const place = { key: LIST_KEY, record: listRecord, ttlSeconds: KEPT_SECONDS };
    await changeShared(store, place, (known = []) => {
      const others = known.filter((each) => each.id !== id && each.until > now());
      return [...others, { id, until: now() + KEPT_SECONDS * 1000 }];
    });
  }

  function toState(report: { seenAt: number; hasEnded: boolean }): ProcessReport["state"] {
    if (report.hasEnded) return "ended";
    return now() - report.seenAt > SILENT_MS ? "silent" : "up";
  }

  return {
    /** Begins to write reports; a store that is down gets the next one. */
    begin(): void {
      const again = () => void write().catch(() => {});
      writer = setInterval(again, WRITE_MS).unref();
      again();
    },
    /** Writes the last report. */
    async end(): Promise<void> {
      if (!writer) return;
      clearInterval(writer);
      writer = undefined;
      hasEnded = true;
      await write().catch(() => {});
    },
    /** The reports of all processes, this one's first; without the store, this one's alone. */
    async read(): Promise<ProcessReport[]> {
      const own = { ...describeProcess(), state: toState({ seenAt: now(), hasEnded }) };
      try {
        const known = listRecord.fromText(await store.get(LIST_KEY)) ?? [];
        const ids = known.map((each) => each.id).filter((each) => each !== id);
        const texts = await store.getMany(ids.map(keyOf));
        const others = texts.flatMap((text) => reportRecord.fromText(text) ?? []);
        return [own, ...others.map((report) => ({ ...report, state: toState(report) }))];
      } catch {
        return [own];
      }
    },
  };
}
