/** A map that holds only so many entries, and lets go of those that were set longest ago. */
export function createRecent<Value>(limit: number) {
  const entries = new Map<string, Value>();
  return {
    get: (key: string) => entries.get(key),
    set(key: string, value: Value): void {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    },
  };
}
