import { pause } from "../../../ui/pause.ts";

const PAUSE_MS = 2_000;

let isAwaited = false;
let isInstalled = false;

/**
 * Loads the page's data again, however long that takes. To the framework a load that fails is an
 * error, which takes the place of a page that still tells something; so what it asks for here is
 * asked for again and again, and it gets an answer that is whole, or none until somebody goes elsewhere.
 */
export function loadNews(revalidate: () => void): void {
  if (!isInstalled) installFetch();
  isAwaited = true;
  revalidate();
}

function installFetch(): void {
  const { fetch } = window;
  window.fetch = (asked, init) => {
    if (!isAwaited || !isOfThisPage(asked)) return fetch(asked, init);
    isAwaited = false;
    return fetchWhole(() => fetch(asked, init), init?.signal);
  };
  isInstalled = true;
}

function isOfThisPage(asked: RequestInfo | URL): boolean {
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked, location.href);
  return pathname === (location.pathname === "/" ? "/_root.data" : `${location.pathname}.data`);
}

async function fetchWhole(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (;;) {
    try {
      const { body, ...answer } = await readWhole(await ask());
      if (answer.status < 500) return new Response(body, answer);
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await pause(PAUSE_MS);
  }
}

/** The line may break in the middle of an answer too. */
async function readWhole(answer: Response) {
  const { status, headers } = answer;
  return { status, headers, body: status === 204 ? null : await answer.arrayBuffer() };
}
