/**
 * Creates a value for each object, such as a brand, when it is first needed, and caches it as long as the object
 * lives. An `undefined` is not cached.
 */
export function cacheByObject<Key extends object, Value>(create: (key: Key) => Value) {
  const values = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const cached = values.get(key);
    if (cached !== undefined) return cached;
    const value = create(key);
    values.set(key, value);
    return value;
  };
}
