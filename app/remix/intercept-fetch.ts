type Send = () => Promise<Response>;

/** Answers a request for a page's data: by `send`, as often as it takes. */
type Interceptor = (
  request: { pathname: string; init: RequestInit },
  send: Send,
) => Promise<Response>;

const interceptors: Interceptor[] = [];

/** Puts a function around Remix's requests for data, which Remix offers no way to retry. */
export function interceptFetch(interceptor: Interceptor): void {
  // A later one wraps those before it.
  if (interceptors.push(interceptor) > 1) return;
  const { fetch } = window;
  window.fetch = (input, init = {}) => {
    const { origin, pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    const send = () => fetch(input, init);
    if (origin !== location.origin || !pathname.endsWith(".data")) return send();
    return interceptors.reduce<Send>(
      (inner, intercept) => () => intercept({ pathname, init }, inner),
      send,
    )();
  };
}

/** Reads the whole answer, since the connection may also break in the middle of one. */
export async function bufferBody(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const body = await answer.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, headers });
}
