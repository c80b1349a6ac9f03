import { useSyncExternalStore } from "react";

export type LostRequest = {
  /** A page that was asked for is loaded later; a form waits for the user. */
  kind: "page" | "form";
  retry: () => void;
};

/** The requests of the page that have not reached the panel and wait to be sent again. */
const requests = new Set<LostRequest>();
const listeners = new Set<() => void>();
let shown: LostRequest["kind"] | undefined;

/** Keeps a request until it is retried; returns what takes it back. */
export function keepLostRequest(request: LostRequest): () => void {
  requests.add(request);
  tell();
  return () => {
    requests.delete(request);
    tell();
  };
}

export function retryLostRequests(): void {
  for (const request of [...requests]) request.retry();
}

/** What kind of request waits for the connection, if any. */
export const useLostRequest = (): LostRequest["kind"] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );

function tell(): void {
  const kinds = [...requests].map(({ kind }) => kind);
  shown = kinds.includes("form") ? "form" : kinds[0];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
