export type Random = ReturnType<typeof createRandom>;

const TOKEN_ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];

/** A deterministic generator: the same seed parts always give the same sequence. */
export function createRandom(...seedParts: (string | number)[]) {
  const float = sfc32(JSON.stringify(seedParts));

  function integer(min: number, max: number): number {
    return min + Math.floor(float() * (max - min + 1));
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError("Cannot pick from an empty list");
    return items[integer(0, items.length - 1)] as T;
  }

  function chance(probability: number): boolean {
    return float() < probability;
  }

  /** Fisher–Yates on a copy. */
  function shuffle<T>(items: readonly T[]): T[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = integer(0, last);
      const moved = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = moved;
    }
    return shuffled;
  }

  function token(length: number): string {
    return Array.from({ length }, () => pick(TOKEN_ALPHABET)).join("");
  }

  return { float, integer, pick, chance, shuffle, token };
}

/** Chris Doty-Humphrey's "small fast counter" generator, its state filled from a hash of the seed. */
function sfc32(seed: string): () => number {
  let a = fnv1a(`a${seed}`);
  let b = fnv1a(`b${seed}`);
  let c = fnv1a(`c${seed}`);
  let counter = 1;

  function next(): number {
    const output = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + output) | 0;
    return (output >>> 0) / 2 ** 32;
  }

  // The first outputs still resemble the seed: drop them.
  for (let round = 0; round < 12; round++) next();
  return next;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
