import { startRedis } from "../tests/services/redis.ts";
import { type Figures, toFigure } from "./figure.ts";
import type { Launched } from "./launch.ts";
import { type Ask, load, medianOf } from "./load.ts";
import { launchPanel, readPage } from "./panel.ts";
import { browser } from "./peers.ts";
import { nthHost, startStub } from "./stub.ts";
import { compare, takeTurns } from "./turns.ts";

const ROUNDS = 5;
const SECONDS = 2;
const MEMORY_ROUNDS = 5;
const BRANDS = 100;
const PATHS = ["/login", "/before_room", "/register", "/about"];

/** Compares a panel's speed and memory with a hundred brands and with one. */
export async function benchManyBrands(): Promise<Figures> {
  const stub = await startStub();
  try {
    return { ...(await compareSpeed(stub.origin)), ...(await compareMemory(stub.origin)) };
  } finally {
    await stub.stop();
  }
}

async function compareSpeed(apiUrl: string): Promise<Figures> {
  const redis = await startRedis();
  const one = await launchPanel(apiUrl, redis.url);
  const many = await launchPanel(apiUrl, redis.url);
  try {
    // Sequential, since the panel limits concurrent brand lookups.
    for (const ask of asksOf(many, BRANDS)) await readPage(ask);
    const perSecond = async (asks: Ask[]) => (await load(asks, SECONDS)).perSecond;
    const seen = await takeTurns(ROUNDS, {
      finishedOne: () => perSecond(asksOf(one, 1)),
      finishedMany: () => perSecond(asksOf(many, BRANDS)),
      drawnOne: () => perSecond(asksOf(one, 1, "?cold=1")),
      drawnMany: () => perSecond(asksOf(many, BRANDS, "?cold=1")),
    });
    return {
      "speed with 100 brands to 1": toFigure(compare(seen.finishedMany, seen.finishedOne), {
        atLeast: 0.95,
      }),
      "speed with 100 brands to 1, not in the cache": toFigure(
        compare(seen.drawnMany, seen.drawnOne),
        { atLeast: 0.95 },
      ),
    };
  } finally {
    await Promise.all([one.stop(), many.stop()]);
    await redis.stop();
  }
}

/**
 * Uses new processes each time, since the memory that malloc keeps differs between runs, and an empty store, so that each
 * calls the API. They have no source map, which a process reads at the first error, so by chance before or after the end.
 */
async function compareMemory(apiUrl: string): Promise<Figures> {
  const measure = async (brands: number) => {
    const redis = await startRedis();
    const panel = await launchPanel(apiUrl, redis.url, { hasSourceMaps: false });
    try {
      // The same number of pages for one brand as for all.
      for (let round = 0; round < BRANDS / brands; round += 1)
        for (const ask of asksOf(panel, brands)) await readPage(ask);
      await load(asksOf(panel, brands, "?cold=1"), SECONDS);
      return await panel.readMemory();
    } finally {
      await panel.stop();
      await redis.stop();
    }
  };
  const seen = await takeTurns(MEMORY_ROUNDS, {
    one: () => measure(1),
    many: () => measure(BRANDS),
  });
  const megabytes = (bytes: number[]) => Math.round(medianOf(bytes) / 1024 / 1024);
  return {
    "memory with 100 brands to 1": toFigure(compare(seen.many, seen.one), {
      atMost: 1.2,
      from: `${megabytes(seen.many)} MB, ${megabytes(seen.one)} MB`,
    }),
  };
}

function asksOf({ port }: Launched, brands: number, query = ""): Ask[] {
  return Array.from({ length: brands * PATHS.length }, (_, at) => ({
    port,
    path: `${PATHS[Math.floor(at / brands)]}${query}`,
    headers: {
      host: nthHost(1 + (at % brands)),
      "user-agent": browser,
      "accept-language": at % 2 ? "en" : "es",
      // Send the same header as browsers, since the cache keeps each requested encoding.
      "accept-encoding": "gzip",
    },
  }));
}
