import { type Dispatcher, request as send } from "undici";

type Init = { method: string; headers: Headers; body?: string | FormData };
type Options = { dispatcher: Dispatcher; signal: AbortSignal };

/** What openapi-fetch makes of a call: as much of a `Request` as is needed to send it. */
export class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Init["body"];

  constructor(url: string, { method, headers, body }: Init) {
    this.url = url;
    this.method = method;
    this.headers = headers;
    this.body = body;
  }
}

/** As much of a `Response` as the panel reads. */
export class PlainResponse {
  readonly status: number;
  readonly statusText = "";
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array>;

  constructor(status: number, headers: Headers, body: AsyncIterable<Uint8Array>) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** Without the mark that some begin their text with. */
  text = async (): Promise<string> => new TextDecoder().decode(Buffer.concat(await this.#parts()));
  blob = async (): Promise<Blob> =>
    new Blob(await this.#parts(), { type: this.headers.get("content-type") ?? "" });

  async #parts(): Promise<Uint8Array<ArrayBuffer>[]> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of this.body) parts.push(part as Uint8Array<ArrayBuffer>);
    return parts;
  }
}

/**
 * Sends a request without what `fetch` does around it for browsers, which takes longer than all else
 * on a small page. It follows no redirect, and unpacks nothing: what it asks for is not packed.
 */
export async function plainFetch(request: PlainRequest, options: Options): Promise<PlainResponse> {
  const { url, method, headers, body } = request;
  const answer = await send(url, {
    ...options,
    method: method as Dispatcher.HttpMethod,
    headers: ["accept-encoding", "identity", ...[...headers].flat()],
    body: body as string | undefined,
  });
  return new PlainResponse(answer.statusCode, toHeaders(answer.headers), answer.body);
}

function toHeaders(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
