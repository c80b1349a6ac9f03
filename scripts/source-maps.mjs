// Part of npm run build: what bundlers leave to do with source maps.
import { decode, encode } from "@jridgewell/sourcemap-codec";

/**
 * @typedef {import("@jridgewell/sourcemap-codec").SourceMapSegment} Segment
 * @typedef {{ version: number, sources: string[], sourcesContent?: (string | null)[], names: string[], mappings: string }} SourceMap
 */

/**
 * Leaves out the packages, the sources' text, and all places of a line but its first, since a process keeps the map of its
 * code in memory. In a stack trace, the place of a package's code is then that in the bundle.
 * @param {SourceMap} map
 * @returns {SourceMap}
 */
export function keepOwnSources({ sourcesContent: _, ...map }) {
  const own = map.sources.filter((source) => !source.includes("node_modules/"));
  const places = map.sources.map((source) => own.indexOf(source));
  let last = "";
  const lines = decode(map.mappings).map((line) => {
    return line.flatMap(([column, source = -1, sourceLine, sourceColumn], at) => {
      const index = places[source] ?? -1;
      const place = index < 0 ? "" : `${index}:${sourceLine}`;
      // A new line names its first place again.
      if (place === last && (at > 0 || place === "")) return [];
      last = place;
      // A segment without a source ends the last one's part.
      return [
        /** @type {Segment} */ (index < 0 ? [column] : [column, index, sourceLine, sourceColumn]),
      ];
    });
  });
  return { ...map, sources: own, names: [], mappings: encode(lines) };
}

/**
 * Replaces parts of code, and moves what its map says about the code behind them.
 * @param {string} code
 * @param {string} mappings
 * @param {{ pattern: RegExp, replace: (match: readonly string[]) => string }} edit its pattern matches within a line
 */
export function replaceMapped(code, mappings, { pattern, replace }) {
  const segments = decode(mappings);
  const lines = code.split("\n").map((line, index) => {
    let moved = 0;
    /** @type {{ from: number, by: number }[]} */
    const moves = [];
    const text = line.replace(pattern, (...found) => {
      const match = /** @type {string[]} */ (found.slice(0, -2));
      const offset = /** @type {number} */ (found.at(-2));
      const replacement = replace(match);
      moved += replacement.length - (match[0]?.length ?? 0);
      moves.push({ from: offset + (match[0]?.length ?? 0), by: moved });
      return replacement;
    });
    if (moves.length > 0 && segments[index]) segments[index] = moveColumns(segments[index], moves);
    return text;
  });
  return { code: lines.join("\n"), mappings: encode(segments) };
}

/**
 * @param {Segment[]} line
 * @param {{ from: number, by: number }[]} moves
 */
function moveColumns(line, moves) {
  let next = 0;
  return line.map((segment) => {
    while (moves[next] && (moves[next]?.from ?? 0) <= segment[0]) next += 1;
    const by = moves[next - 1]?.by ?? 0;
    return /** @type {Segment} */ ([segment[0] + by, ...segment.slice(1)]);
  });
}
