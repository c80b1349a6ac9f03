/** Short names lie close to names that other programs use, such as HOME beside HOST. */
const SHORTEST = 6;
const MOST_TYPOS = 2;

/** A line for each variable that is no setting and looks like one that is not set. */
export function findMisspelledSettings(
  given: Record<string, string | undefined>,
  settings: readonly string[],
): string[] {
  const missing = settings.filter((name) => name.length >= SHORTEST && given[name] === undefined);
  return Object.keys(given)
    .filter((name) => name.length >= SHORTEST && !settings.includes(name))
    .flatMap((name) => {
      const meant = missing.find((setting) => isLike(name, setting));
      return meant ? [`${name} is not a setting of the panel; ${meant} is`] : [];
    });
}

function isLike(name: string, setting: string): boolean {
  const isCutShort = name.includes("_") && setting.startsWith(`${name}_`);
  return isCutShort || countTypos(name, setting) <= MOST_TYPOS;
}

/** The Levenshtein distance. */
function countTypos(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, otherLetter] of [...other].entries()) {
      const kept = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
