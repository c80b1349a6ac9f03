import { keepLostRequest } from "../../../ui/pending/lost-requests.ts";
import { isNavigating } from "./router.ts";

/** How often the page tries by itself to load what it has not been able to load. */
const RETRY_MS = 5_000;

/**
 * Remix treats a request that fails as an error, and its error page replaces everything that the user
 * has typed. So a request that does not reach the panel stays pending: the page is as it was, and the
 * request is sent again once there is a connection.
 */
export function holdLostRequests(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    isOfRemix(input) ? fetchOrHold(() => fetch(input, init), init) : fetch(input, init);
}

function isOfRemix(input: RequestInfo | URL): boolean {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return origin === location.origin && pathname.endsWith(".data");
}

/** Sends a request until the panel answers or the caller's signal aborts it. */
export async function fetchOrHold(
  send: () => Promise<Response>,
  { method = "GET", signal }: Pick<RequestInit, "method" | "signal"> = {},
): Promise<Response> {
  const isForm = method !== "GET";
  // A page that brings itself up to date says nothing.
  const isQuiet = !isNavigating();
  let retry = () => {};
  let takeBack: (() => void) | undefined;
  const onUserRetry = () => {
    takeBack?.();
    takeBack = undefined;
    retry();
  };
  const onAbort = () => retry();
  signal?.addEventListener("abort", onAbort);
  try {
    for (;;) {
      const response = await send()
        .then((answer) => (isForm ? readWhole(answer) : answer))
        .catch(() => undefined);
      signal?.throwIfAborted();
      if (response && !isOfProxy(response)) return response;
      const kind = isForm ? "form" : "page";
      if (!isQuiet) takeBack ??= keepLostRequest({ kind, retry: onUserRetry });
      await new Promise<void>((resolve) => {
        retry = resolve;
        // The panel may have received a form, so only the user sends it again.
        if (!isForm) retryByItself(resolve);
      });
      signal?.throwIfAborted();
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
    takeBack?.();
  }
}

function retryByItself(retry: () => void): void {
  const timer = setTimeout(retry, RETRY_MS);
  window.addEventListener(
    "online",
    () => {
      clearTimeout(timer);
      retry();
    },
    { once: true },
  );
}

/** The connection may also break in the middle of an answer. */
async function readWhole(response: Response): Promise<Response> {
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}

/** A proxy answers in place of a panel that is down. */
const isOfProxy = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.has("X-Remix-Response");
