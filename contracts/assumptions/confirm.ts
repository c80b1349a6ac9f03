import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, type Pair, parse, parseDocument, type Scalar, type YAMLMap } from "yaml";

const marks = ["x-assumed", "x-reason"];

/**
 * The document without the marks of the assumptions at these places. We cut their lines out of the text, since
 * YAML's own printer would format the rest anew.
 */
export function removeMarks(text: string, places: string[][]): string {
  const document = parseDocument(text);
  const cuts = places.flatMap((place) => {
    const map = document.getIn(place, true);
    if (!isMap(map)) throw new Error(`The document has no ${place.join(" › ")}`);
    const marked = map.items.filter(isMark);
    if (marked.length === map.items.length) {
      throw new Error(`${place.join(" › ")} says nothing but that it is assumed`);
    }
    return marked.map((pair) => (map.flow ? cutOfFlow(map, pair) : cutOfLines(text, pair)));
  });
  const kept = cuts
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

  const expected = parseDocument(text);
  for (const place of places) for (const mark of marks) expected.deleteIn([...place, mark]);
  if (!isDeepStrictEqual(parse(kept), expected.toJS())) {
    throw new Error("The marks stand in a form that this command cannot remove");
  }
  return kept;
}

const isMark = ({ key }: Pair) => isScalar(key) && marks.includes(String(key.value));

type Cut = { start: number; end: number };

function rangeOf({ key, value }: Pair): Cut {
  const start = (key as Scalar).range?.[0] ?? 0;
  return { start, end: (value as Scalar | null)?.range?.[1] ?? start };
}

function cutOfLines(text: string, pair: Pair): Cut {
  const { start, end } = rangeOf(pair);
  const lineEnd = text.indexOf("\n", end - 1);
  return { start: text.lastIndexOf("\n", start) + 1, end: lineEnd < 0 ? text.length : lineEnd + 1 };
}

/** With the comma and the space before it, or after it for what comes first. */
function cutOfFlow(map: YAMLMap, pair: Pair): Cut {
  const at = map.items.indexOf(pair);
  const kept = map.items.slice(0, at).some((each) => !isMark(each));
  const [before, after] = [map.items[at - 1], map.items[at + 1]];
  const { start, end } = rangeOf(pair);
  if (kept && before) return { start: rangeOf(before).end, end };
  return { start, end: after ? rangeOf(after).start : end };
}
