import type { Store } from "../../store/store.ts";

export type StoreHealth = { isUp: true; milliseconds: number } | { isUp: false };

export async function checkStore(store: Store): Promise<StoreHealth> {
  const started = performance.now();
  try {
    await store.ping();
    return { isUp: true, milliseconds: performance.now() - started };
  } catch {
    return { isUp: false };
  }
}
