/** The SVG path of each letter and digit, 100 high, for a round stroke. */
const letters: Record<string, string> = {
  A: "M0 100L40 0L80 100M14 66L66 66",
  B: "M0 46L38 46C78 46 78 100 38 100L0 100L0 0L34 0C70 0 70 46 34 46",
  C: "M78 22C70 8 58 0 44 0C18 0 0 20 0 50C0 80 18 100 44 100C58 100 70 92 78 78",
  D: "M0 0L0 100L30 100C64 100 78 80 78 50C78 20 64 0 30 0L0 0",
  E: "M62 0L0 0L0 100L62 100M0 49L54 49",
  F: "M60 0L0 0L0 100M0 50L52 50",
  G: "M78 22C70 8 58 0 44 0C18 0 0 20 0 50C0 80 18 100 44 100C60 100 72 92 80 80L80 54L48 54",
  H: "M0 0L0 100M72 0L72 100M0 49L72 49",
  I: "M0 0L0 100",
  J: "M46 0L46 68C46 90 36 100 22 100C10 100 3 93 0 84",
  K: "M0 0L0 100M66 0L0 60M24 40L70 100",
  L: "M0 0L0 100L58 100",
  M: "M0 100L0 0L46 64L92 0L92 100",
  N: "M0 100L0 0L74 100L74 0",
  O: "M44 0C18 0 0 20 0 50C0 80 18 100 44 100C70 100 88 80 88 50C88 20 70 0 44 0",
  P: "M0 100L0 0L36 0C78 0 78 56 36 56L0 56",
  Q: "M44 0C18 0 0 20 0 50C0 80 18 100 44 100C70 100 88 80 88 50C88 20 70 0 44 0M56 72L84 102",
  R: "M0 100L0 0L36 0C78 0 78 56 36 56L0 56M34 56L68 100",
  S: "M66 18C60 6 48 0 34 0C14 0 2 10 2 26C2 42 16 46 34 50C54 54 68 60 68 76C68 92 54 100 34 100C18 100 6 93 0 80",
  T: "M0 0L76 0M38 0L38 100",
  U: "M0 0L0 62C0 88 14 100 37 100C60 100 74 88 74 62L74 0",
  V: "M0 0L40 100L80 0",
  W: "M0 0L27 100L56 18L85 100L112 0",
  X: "M0 0L72 100M72 0L0 100",
  Y: "M0 0L38 52L76 0M38 52L38 100",
  Z: "M0 0L70 0L0 100L70 100",
  0: "M36 0C12 0 0 18 0 50C0 82 12 100 36 100C60 100 72 82 72 50C72 18 60 0 36 0",
  1: "M0 22L26 0L26 100",
  2: "M2 26C4 8 18 0 34 0C54 0 66 12 66 28C66 50 30 66 0 100L68 100",
  3: "M4 16C12 4 22 0 34 0C54 0 64 10 64 24C64 40 52 48 32 48C54 48 68 58 68 74C68 90 54 100 34 100C18 100 6 94 0 80",
  4: "M54 100L54 0L0 70L72 70",
  5: "M62 0L12 0L6 46C14 40 24 36 36 36C56 36 68 50 68 67C68 86 54 100 34 100C18 100 6 93 0 80",
  6: "M60 14C54 5 46 0 37 0C14 0 2 20 2 56C2 84 16 100 36 100C56 100 68 86 68 68C68 50 56 38 38 38C20 38 6 48 2 64",
  7: "M0 0L68 0L24 100",
  8: "M34 47C16 47 6 38 6 24C6 10 16 0 34 0C52 0 62 10 62 24C62 38 52 47 34 47C12 47 0 58 0 73C0 90 12 100 34 100C56 100 68 90 68 73C68 58 56 47 34 47",
  9: "M8 86C14 95 22 100 31 100C54 100 66 80 66 44C66 16 52 0 32 0C12 0 0 14 0 32C0 50 12 62 30 62C48 62 62 52 66 36",
};

/** A map pin, for a name without any of these letters. */
const pin =
  "M36 100C12 64 0 50 0 34C0 12 16 0 36 0C56 0 72 12 72 34C72 50 60 64 36 100M36 35L36 35";

type Point = readonly [x: number, y: number];
export type Segment = readonly [from: Point, to: Point];

/** The path of the first letter or digit of a name, without its accent. */
export function initialOf(name: string): string {
  const [initial = ""] = name.normalize("NFD").match(/[\p{L}\p{N}]/u) ?? [];
  return letters[initial.toUpperCase()] ?? pin;
}

const CURVE_STEPS = 14;

/** Converts a path into straight segments, for the PNG. */
export function toSegments(lines: string): Segment[] {
  const segments: Segment[] = [];
  let at: Point = [0, 0];
  for (const [, command, numbers = ""] of lines.matchAll(/([MLC])([\d .]+)/g)) {
    const values = numbers.trim().split(" ").map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    const from = at;
    if (command === "C") {
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const to = onCurve([from, [a, b], [c, d], [e, f]], step / CURVE_STEPS);
        segments.push([at, to]);
        at = to;
      }
    } else {
      at = [a, b];
      if (command === "L") segments.push([from, at]);
    }
  }
  return segments;
}

function onCurve(points: [Point, Point, Point, Point], t: number): Point {
  const shares = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const along = (axis: 0 | 1) =>
    points.reduce((sum, point, index) => sum + point[axis] * (shares[index] ?? 0), 0);
  return [along(0), along(1)];
}
