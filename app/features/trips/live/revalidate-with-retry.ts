import { bufferBody, interceptFetch } from "../../../remix/intercept-fetch.ts";
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
  if (!isInstalled) {
    interceptFetch(({ pathname, init }, send) => {
      if (!isRevalidating || !isOfThisPage(pathname)) return send();
      isRevalidating = false;
      return fetchUntilComplete(send, init.signal);
    });
  }
  isInstalled = true;
  isRevalidating = true;
  revalidate();
}

const isOfThisPage = (pathname: string): boolean =>
  pathname === (location.pathname === "/" ? "/_root.data" : `${location.pathname}.data`);

async function fetchUntilComplete(
  send: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (;;) {
    try {
      const answer = await bufferBody(await send());
      if (answer.status < 500) return answer;
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await sleep(RETRY_MS);
  }
}
