import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createBreakers } from "../app/api/breaker.ts";
import { createApiFactory } from "../app/api/client.server.ts";
import { createTransport } from "../app/api/transport.server.ts";
import { openHistoryCsv } from "../app/features/trips/history/history-csv.server.ts";
import { issueToken } from "../sandbox/accounts/tokens.ts";
import { startSandbox } from "../sandbox/sandbox.ts";
import { addCustomer } from "../tests/services/accounts.ts";
import { addPastTrips } from "../tests/services/past-trips.ts";

const FEW = 500;
const MANY = 5000;
/** Smaller differences are noise. */
const LEAST_BYTES = 512 * 1024;

export type TableMemory = {
  few: number;
  many: number;
  fewKb: number;
  manyKb: number;
  ratio: number;
};

/** Compares the memory for a table of many trips with that for few. */
export async function compareTables(): Promise<TableMemory> {
  const sandbox = await startSandbox({ speed: 0 });
  try {
    const transport = createTransport({ timeoutMs: 60_000, breakers: createBreakers() });
    const api = createApiFactory({ baseUrl: sandbox.origin, transport });
    const [brand] = sandbox.world.brands;
    if (!brand) throw new Error("There is a brand");

    const measure = async (count: number): Promise<number> => {
      const account = addCustomer(sandbox, brand);
      addPastTrips(sandbox, account, count);
      const token = issueToken(sandbox.world, account);
      const caller = { permalink: brand.permalink, token, requestId: "bench" };
      return measureGrowth(api(caller), count);
    };
    // Warm up, so that compiled code and permanent caches do not count.
    await measure(FEW);
    const few = await measureLeast(() => measure(FEW));
    const many = await measureLeast(() => measure(MANY));
    const ratio = Number((many / few).toFixed(3));
    return { few: FEW, many: MANY, fewKb: toKb(few), manyKb: toKb(many), ratio };
  } finally {
    await sandbox.close();
  }
}

/** What else the process holds meanwhile only adds to a measurement. */
async function measureLeast(measure: () => Promise<number>): Promise<number> {
  return Math.min(await measure(), await measure(), await measure());
}

/** The peak memory of the export above the memory before it. */
async function measureGrowth(
  api: Parameters<typeof openHistoryCsv>[1]["api"],
  count: number,
): Promise<number> {
  const before = readHeld();
  const { chunks } = await openHistoryCsv(
    { filter: {}, values: { status: "" } },
    { api, language: "en", brand: { timeZone: "Europe/Madrid" }, owner: "Ana" },
  );
  let most = 0;
  let lines = 0;
  for await (const chunk of chunks) {
    lines += String(chunk).split("\n").length - 1;
    most = Math.max(most, readHeld() - before);
  }
  // Beside the trips: the column names, an empty line, the count, and four lines about the file.
  if (lines !== count + 7) throw new Error(`The table has ${lines} lines`);
  return Math.max(most, LEAST_BYTES);
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

function readHeld(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const toKb = (bytes: number) => Math.round(bytes / 1024);
