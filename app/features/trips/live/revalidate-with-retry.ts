import { sleep } from "../../../ui/sleep.ts";

const RETRY_MS = 2_000;

let isRevalidating = false;
let isInstalled = false;

/**
 * Revalidates the page's data, however long that takes. Remix would replace the page by an error when the
 * request fails, although its old data are still useful. So we retry until the answer is complete or the user
 * leaves the page.
 */
export function revalidateWithRetry(revalidate: () => void): void {
  if (!isInstalled) installFetch();
  isRevalidating = true;
  revalidate();
}

function installFetch(): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!isRevalidating || !isOfThisPage(input)) return fetch(input, init);
    isRevalidating = false;
    return fetchUntilComplete(() => fetch(input, init), init?.signal);
  };
  isInstalled = true;
}

function isOfThisPage(input: RequestInfo | URL): boolean {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  return pathname === (location.pathname === "/" ? "/_root.data" : `${location.pathname}.data`);
}

async function fetchUntilComplete(
  send: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (;;) {
    try {
      const { body, ...answer } = await bufferBody(await send());
      if (answer.status < 500) return new Response(body, answer);
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await sleep(RETRY_MS);
  }
}

/** Reads the body here, since the connection may also break in the middle of an answer. */
async function bufferBody(answer: Response) {
  const { status, headers } = answer;
  return { status, headers, body: status === 204 ? null : await answer.arrayBuffer() };
}
