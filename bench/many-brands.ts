import { startRedis } from "../tests/services/redis.ts";
import { type Figures, toFigure } from "./figure.ts";
import { type Ask, load } from "./load.ts";
import { launchPanel, readPage } from "./panel.ts";
import { browser } from "./peers.ts";
import { nthHost, startStub } from "./stub.ts";
import { compare, takeTurns } from "./turns.ts";

const ROUNDS = 5;
const SECONDS = 2;
const BRANDS = 100;
const PATHS = ["/login", "/before_room", "/register", "/about"];

/** How fast a panel is, and how much memory it holds, with a hundred brands and with one. */
export async function benchManyBrands(): Promise<Figures> {
  const stub = await startStub();
  const redis = await startRedis();
  const one = await launchPanel(stub.origin, redis.url);
  const many = await launchPanel(stub.origin, redis.url);
  try {
    const asksOf = (port: number, brands: number, query = ""): Ask[] =>
      Array.from({ length: brands * PATHS.length }, (_, at) => ({
        port,
        path: `${PATHS[Math.floor(at / brands)]}${query}`,
        headers: {
          host: nthHost(1 + (at % brands)),
          "user-agent": browser,
          "accept-language": at % 2 ? "en" : "es",
        },
      }));
    const oneOrMany = { one: asksOf(one.port, 1), many: asksOf(many.port, BRANDS) };
    const drawn = {
      one: asksOf(one.port, 1, "?cold=1"),
      many: asksOf(many.port, BRANDS, "?cold=1"),
    };
    // One after the other, so that no more are looked up at once than may be.
    for (const ask of oneOrMany.many) await readPage(ask);
    const perSecond = async (asks: Ask[], seconds = SECONDS) =>
      (await load(asks, seconds)).perSecond;
    const seen = await takeTurns(ROUNDS, {
      finishedOne: () => perSecond(oneOrMany.one),
      finishedMany: () => perSecond(oneOrMany.many),
      drawnOne: () => perSecond(drawn.one),
      drawnMany: () => perSecond(drawn.many),
    });
    const memory = await takeTurns(2, {
      one: () => one.look().then(({ memoryBytes }) => memoryBytes),
      many: () => many.look().then(({ memoryBytes }) => memoryBytes),
    });
    const megabytes = (bytes = 0) => Math.round(bytes / 1024 / 1024);
    return {
      "speed with 100 brands to 1": toFigure(compare(seen.finishedMany, seen.finishedOne), {
        atLeast: 0.95,
      }),
      "speed with 100 brands to 1, not in the cache": toFigure(
        compare(seen.drawnMany, seen.drawnOne),
        { atLeast: 0.95 },
      ),
      "memory with 100 brands to 1": toFigure(compare(memory.many, memory.one), {
        atMost: 1.2,
        from: `${megabytes(memory.many[0])} MB, ${megabytes(memory.one[0])} MB`,
      }),
    };
  } finally {
    await Promise.all([one, many].map((panel) => panel.stop()));
    await redis.stop();
    await stub.stop();
  }
}
