/** More distinct ones than a company drives; beyond, those that came once make room. */
const MOST_KEPT = 5_000;

/** Counts texts, and in bounded memory finds the most frequent. */
export function createMostFrequent() {
  let counts = new Map<string, number>();
  return {
    add(text: string): void {
      counts.set(text, (counts.get(text) ?? 0) + 1);
      if (counts.size > MOST_KEPT) {
        counts = new Map([...counts].filter(([, count]) => count > 1).slice(0, MOST_KEPT / 2));
      }
    },
    list(most: number): [text: string, count: number][] {
      return [...counts]
        .toSorted(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
        .slice(0, most);
    },
  };
}
