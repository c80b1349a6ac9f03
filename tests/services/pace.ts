export type Pace = ReturnType<typeof startPace>;

/** Lets so many requests a second begin, in the order in which they were asked for. */
export function startPace(perSecond: number) {
  const waiting: (() => void)[] = [];
  const goals: { count: number; reach: () => void }[] = [];
  let begun = 0;

  const timer = setInterval(() => {
    const begin = waiting.shift();
    if (!begin) return;
    begun += 1;
    begin();
    for (const { reach } of goals.filter(({ count }) => count <= begun)) reach();
  }, 1000 / perSecond);

  return {
    turn: () => new Promise<void>((resolve) => waiting.push(resolve)),
    countBegun: () => begun,
    /** Resolves when so many more requests have begun. */
    more: (count: number) =>
      new Promise<void>((reach) => goals.push({ count: begun + count, reach })),
    stop: () => clearInterval(timer),
  };
}
