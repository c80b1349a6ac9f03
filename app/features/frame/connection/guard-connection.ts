import { beforeImport, getNavigation, isNavigating } from "../../../remix/browser-router.ts";
import { bufferBody, interceptFetch } from "../../../remix/intercept-fetch.ts";
import { keepLostRequest } from "../../../ui/pending/lost-requests.ts";
import { getPressedForm } from "../../../ui/pending/presses.ts";

let isGuarded = false;

export function guardConnection(): void {
  if (isGuarded) return;
  isGuarded = true;
  holdLostRequests();
  holdLostDocuments();
  guardChunks();
}

/**
 * When the next page's code fails to load, Remix reloads the current page, and the user's click is lost.
 * So we fetch the code before Remix imports it: the fetch waits for the connection, and if a release has
 * replaced the code, the browser loads the next page as a document.
 */
function guardChunks(): void {
  beforeImport((files) => Promise.all(files.map(fetchChunk)));
}

async function fetchChunk(address: string): Promise<void> {
  const { ok } = await fetchOrHold(() => fetch(address));
  if (ok) return;
  loadDocument();
  // Wait forever: the new document replaces this one.
  await new Promise(() => {});
}

function loadDocument(): void {
  const { state, location: next } = getNavigation();
  const pressed = state === "submitting" && getPressedForm();
  if (pressed) submitDocument(pressed);
  else if (next) window.location.assign(next.pathname + next.search + next.hash);
  else window.location.reload();
}

/** The idempotency key makes it safe to send the form a second time. */
function submitDocument({ form, submitter }: NonNullable<ReturnType<typeof getPressedForm>>): void {
  const name = submitter?.getAttribute("name");
  if (name) {
    const value = submitter?.getAttribute("value") ?? "";
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  HTMLFormElement.prototype.submit.call(form);
}

/** Without a connection a native form submission would end on the browser's error page, so we stop it. */
function holdLostDocuments(): void {
  let release = () => {};
  // React's listener runs first and prevents the default of the forms that Remix submits.
  window.addEventListener("submit", (event) => {
    release();
    const { target: form, submitter } = event;
    const isHandledByRemix = event.defaultPrevented || !(form instanceof HTMLFormElement);
    if (navigator.onLine || isHandledByRemix) return;
    event.preventDefault();
    release = keepLostRequest({ kind: "form", retry: () => form.requestSubmit(submitter) });
  });
}

/** The page retries its own failed loads at this interval. */
const RETRY_MS = 5_000;

/**
 * Remix replaces the page by its error page when a request fails, and the user's input is lost. So we keep
 * a request that does not reach the panel pending, leave the page as it is, and send the request again
 * once the connection is back.
 */
function holdLostRequests(): void {
  interceptFetch(({ init }, send) => fetchOrHold(send, init));
}

/** Sends a request until the panel answers or the caller's signal aborts it. */
async function fetchOrHold(
  send: () => Promise<Response>,
  { method = "GET", signal }: Pick<RequestInit, "method" | "signal"> = {},
): Promise<Response> {
  const isForm = method !== "GET";
  // A page that refreshes itself shows no notice.
  const isQuiet = !isNavigating();
  let retry = () => {};
  let dismiss: (() => void) | undefined;
  const onUserRetry = () => {
    dismiss?.();
    dismiss = undefined;
    retry();
  };
  const onAbort = () => retry();
  signal?.addEventListener("abort", onAbort);
  try {
    for (;;) {
      const response = await send()
        .then((answer) => (isForm ? bufferBody(answer) : answer))
        .catch(() => undefined);
      signal?.throwIfAborted();
      if (response && !isProxyError(response)) return response;
      const kind = isForm ? "form" : "page";
      if (!isQuiet) dismiss ??= keepLostRequest({ kind, retry: onUserRetry });
      await new Promise<void>((resolve) => {
        retry = resolve;
        // The panel may have received a form already, so only the user may send it again.
        if (!isForm) retryAutomatically(resolve);
      });
      signal?.throwIfAborted();
    }
  } finally {
    signal?.removeEventListener("abort", onAbort);
    dismiss?.();
  }
}

function retryAutomatically(retry: () => void): void {
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

/** A proxy answers for a panel that is down, without the header that Remix sets. */
const isProxyError = ({ status, headers }: Response) =>
  [502, 503, 504].includes(status) && !headers.has("X-Remix-Response");
