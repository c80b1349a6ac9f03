import { useSyncExternalStore } from "react";

export type LostRequest = {
  /** A page loads later by itself; a form waits for the user. */
  kind: "page" | "form";
  retry: () => void;
};

/** The page's requests that have not reached the panel, and wait to be sent again. */
const requests = new Set<LostRequest>();
const listeners = new Set<() => void>();
let shown: LostRequest["kind"] | undefined;

/** Keeps a request until it is retried; the returned function removes it. */
export function keepLostRequest(request: LostRequest): () => void {
  requests.add(request);
  update();
  return () => {
    requests.delete(request);
    update();
  };
}

export function retryLostRequests(): void {
  for (const request of [...requests]) request.retry();
}

/** The kind of the request that waits for the connection, if any. */
export const useLostRequest = (): LostRequest["kind"] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );

function update(): void {
  const kinds = [...requests].map(({ kind }) => kind);
  shown = kinds.includes("form") ? "form" : kinds[0];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
