/** Gives concurrent callers for the same key the result of one run. */
export function createSingleFlight<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const joined = running.get(key);
    if (joined) return joined;
    const own = run().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
