import { type Figures, toFigure } from "./figure.ts";
import { load } from "./load.ts";
import { readPage, startBenchPanel } from "./panel.ts";
import { askOf, launchRemix, launchString } from "./peers.ts";
import { compare, spreadOf, takeTurns } from "./turns.ts";

// Many short rounds, so that other load on the machine affects both sides alike.
const ROUNDS = 31;
const SECONDS = 0.5;

/** Compares a logged-out page with the same elements and bytes without the panel. */
export async function benchGuestPage(): Promise<Figures> {
  const panel = await startBenchPanel();
  const finished = panel.ask("/login");
  // The page cache does not keep pages of made-up addresses.
  const drawn = panel.ask("/login?cold=1");
  const html = await readPage(finished);
  const string = await launchString(html);
  const remix = await launchRemix(html);
  try {
    const perSecond = async (ask: typeof finished) => (await load([ask], SECONDS)).perSecond;
    const seen = await takeTurns(ROUNDS, {
      finished: () => perSecond(finished),
      drawn: () => perSecond(drawn),
      string: () => perSecond(askOf(string)),
      remix: () => perSecond(askOf(remix)),
    });
    const from = Object.entries(seen)
      .map(([name, rounds]) => `${name} ${Math.round(spreadOf(rounds).median)}/s`)
      .join(", ");
    return {
      "guest page to bare Remix": toFigure(compare(seen.finished, seen.remix), {
        atLeast: 5,
        from: `${from}; ${Buffer.byteLength(html)} bytes`,
      }),
      "guest page to a bare string": toFigure(compare(seen.finished, seen.string), {
        atLeast: 0.4,
      }),
      "guest page not in the cache to bare Remix": toFigure(compare(seen.drawn, seen.remix), {
        atLeast: 0.8,
      }),
    };
  } finally {
    await Promise.all([panel, string, remix].map((server) => server.stop()));
  }
}
