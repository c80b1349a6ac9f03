import type { Logger } from "pino";
import { z } from "zod";
import { listOperations, loadDocument } from "../../openapi/contract.ts";
import type { createApiFactory } from "../api/client.server.ts";
import type { Violation } from "../api/violations.server.ts";
import { defineRecord, type SealedStore } from "../store/record.server.ts";
import type { PanelMetrics } from "./panel-metrics.server.ts";

const KEPT_DAYS = 7;
const KEPT_SECONDS = KEPT_DAYS * 86_400;
const MAX_PER_OPERATION = 20;
const MAX_SAMPLES = 3;
/** A kind that goes on gets a line in the log at most this often. */
const LOG_MS = 10 * 60_000;
/** A process writes at most this often, and soon after the first violation. */
const WRITE_MS = 60_000;
const SOON_MS = 1_000;

const sampleSchema = z.object({
  status: z.number(),
  problem: z.string(),
  found: z.string(),
  requestId: z.string(),
  lastSeen: z.string(),
});

const recordedSchema = z.object({
  kind: z.string(),
  place: z.string(),
  /** The number of answers, whatever the number of rows. */
  count: z.number(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  samples: z.array(sampleSchema),
});

/** A kind of violation at one place of an operation's answers, with its last samples. */
type Recorded = z.output<typeof recordedSchema>;

const record = defineRecord(z.array(recordedSchema), { version: 1 });

const keyOf = (operation: string) => `contract-violations:${operation}`;

/** What this process remembers of a kind: what the store does not have yet, and its line in the log. */
type Tracked = { unwritten?: Recorded; lastSeen: number; loggedAt?: number; unlogged: number };

type OnOddAnswer = NonNullable<Parameters<typeof createApiFactory>[0]["onOddAnswer"]>;

export type ContractViolations = ReturnType<typeof createContractViolations>;

/**
 * Records the answers of the API that do not match the document: counts them, logs them, and keeps masked
 * samples in the store, where all panels add theirs. Requests never wait for the store.
 */
export function createContractViolations({
  metrics,
  log,
  now = Date.now,
  ...sealedStore
}: SealedStore & { metrics: PanelMetrics; log: Logger; now?: () => number }) {
  const { store, vault } = sealedStore;
  const operations = listOperations(loadDocument()).map(({ id }) => id);
  const trackedOf = new Map<string, Map<string, Tracked>>();
  let writer: NodeJS.Timeout | undefined;
  let writtenAt = Number.NEGATIVE_INFINITY;

  const since = () => new Date(now() - KEPT_SECONDS * 1000).toISOString();

  function add(odd: Parameters<OnOddAnswer>[0]): void {
    const { operation, leftOut, newValues, violations } = odd;
    if (leftOut > 0) metrics.tolerated.add([operation, "row_left_out"], leftOut);
    if (newValues > 0) metrics.tolerated.add([operation, "new_value"], newValues);
    const kinds = new Set(violations.map(({ kind }) => kind));
    for (const kind of kinds) {
      if (kind !== "new_value") metrics.violations.add([operation, kind]);
    }
    for (const violation of violations) track(odd, violation);
    scheduleWrite();
  }

  function track(odd: Parameters<OnOddAnswer>[0], { kind, place, problem, found }: Violation) {
    const { operation, requestId, brand, status } = odd;
    const ofOperation = trackedOf.get(operation) ?? new Map<string, Tracked>();
    trackedOf.set(operation, ofOperation);
    const key = `${kind} ${place}`;
    // An API that breaks every place must fill neither the memory nor the log.
    if (!ofOperation.has(key) && ofOperation.size >= MAX_PER_OPERATION) return;
    const at = now();
    const lastSeen = new Date(at).toISOString();
    const tracked: Tracked = ofOperation.get(key) ?? { lastSeen: at, unlogged: 0 };
    ofOperation.set(key, tracked);
    tracked.lastSeen = at;
    tracked.unwritten = join(tracked.unwritten, {
      ...{ kind, place, count: 1, firstSeen: lastSeen, lastSeen },
      samples: [{ status, problem, found, requestId, lastSeen }],
    });
    tracked.unlogged += 1;
    const isDue = tracked.loggedAt === undefined || at - tracked.loggedAt >= LOG_MS;
    log[isDue ? "warn" : "debug"](
      {
        requestId,
        ...(brand && { brand }),
        operation,
        status,
        kind,
        place,
        problem,
        found,
        count: tracked.unlogged,
      },
      "an answer of the taxi API does not match its document",
    );
    if (isDue) Object.assign(tracked, { loggedAt: at, unlogged: 0 });
  }

  function scheduleWrite(): void {
    const delayMs = Math.max(SOON_MS, writtenAt + WRITE_MS - now());
    writer ??= setTimeout(() => void write(), delayMs).unref();
  }

  /** Never rejects: what the store does not take, the next write does. */
  async function write(): Promise<void> {
    clearTimeout(writer);
    writer = undefined;
    writtenAt = now();
    const results = await Promise.all([...trackedOf].map(([id, all]) => writeOperation(id, all)));
    if (results.includes(false)) scheduleWrite();
  }

  async function writeOperation(id: string, all: Map<string, Tracked>): Promise<boolean> {
    for (const [key, { lastSeen, unwritten }] of all) {
      if (!unwritten && lastSeen < now() - KEPT_SECONDS * 1000) all.delete(key);
    }
    const taken = [...all.values()].flatMap((tracked) => {
      const { unwritten } = tracked;
      tracked.unwritten = undefined;
      return unwritten ? [{ tracked, unwritten }] : [];
    });
    if (taken.length === 0) return true;
    const fresh = taken.map(({ unwritten }) => unwritten);
    try {
      await record
        .at(sealedStore, keyOf(id), KEPT_SECONDS)
        .update((stored = []) => merge(stored, fresh, since()));
      return true;
    } catch {
      for (const { tracked, unwritten } of taken) {
        tracked.unwritten = join(unwritten, tracked.unwritten);
      }
      return false;
    }
  }

  /** The violations that all panels have seen in the last days, newest first. */
  async function read() {
    await write();
    const texts = await store.getMany(operations.map(keyOf)).catch(() => undefined);
    const found = operations.map((operation, at) => {
      const stored = record.open(vault, keyOf(operation), texts?.[at]) ?? [];
      const tracked = [...(trackedOf.get(operation)?.values() ?? [])];
      const unwritten = tracked.flatMap((each) => each.unwritten ?? []);
      return { operation, violations: merge(stored, unwritten, since()) };
    });
    return {
      keptDays: KEPT_DAYS,
      /** Without the store, this process knows only what it has seen since. */
      isComplete: texts !== undefined,
      operations: found
        .filter(({ violations }) => violations.length > 0)
        .toSorted((one, other) => newestFirst(one.violations[0], other.violations[0])),
    };
  }

  return { add, write, read };
}

function merge(stored: Recorded[], fresh: Recorded[], since: string): Recorded[] {
  const all = new Map<string, Recorded>();
  for (const each of [...stored, ...fresh]) {
    const key = `${each.kind} ${each.place}`;
    all.set(key, join(all.get(key), each));
  }
  return [...all.values()]
    .filter(({ lastSeen }) => lastSeen > since)
    .toSorted(newestFirst)
    .slice(0, MAX_PER_OPERATION);
}

function join(one: Recorded | undefined, other: Recorded): Recorded;
function join(one: Recorded, other: Recorded | undefined): Recorded;
function join(one: Recorded | undefined, other: Recorded | undefined): Recorded | undefined {
  if (!one || !other) return one ?? other;
  const newest = [...one.samples, ...other.samples].toSorted(newestFirst);
  const samples = new Map<string, (typeof newest)[number]>();
  for (const sample of newest) {
    const key = `${sample.status} ${sample.problem} ${sample.found}`;
    if (!samples.has(key)) samples.set(key, sample);
  }
  const [firstSeen = ""] = [one.firstSeen, other.firstSeen].toSorted();
  const [, lastSeen = ""] = [one.lastSeen, other.lastSeen].toSorted();
  return {
    ...{ ...one, count: one.count + other.count, firstSeen, lastSeen },
    samples: [...samples.values()].slice(0, MAX_SAMPLES),
  };
}

type Dated = { lastSeen: string } | undefined;

const newestFirst = (one: Dated, other: Dated): number =>
  (other?.lastSeen ?? "").localeCompare(one?.lastSeen ?? "");
