const LONGEST = 120;

/** Keeps how often each minute came, so that a median needs no list of all of them. */
export function createMinutes() {
  const counts = new Uint32Array(LONGEST + 1);
  let total = 0;
  return {
    add(minutes: number): void {
      const at = Math.min(LONGEST, Math.max(0, Math.round(minutes)));
      counts[at] = (counts[at] ?? 0) + 1;
      total += 1;
    },
    /** The lower of the two in the middle; null without any. */
    median(): number | null {
      let left = Math.ceil(total / 2);
      if (left === 0) return null;
      return counts.findIndex((count) => {
        left -= count;
        return left <= 0;
      });
    },
  };
}
