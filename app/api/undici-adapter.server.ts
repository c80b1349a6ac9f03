import { type Dispatcher, request as send } from "undici";

type Init = { method: string; headers: Headers; body?: string | FormData };
type Options = { dispatcher: Dispatcher; signal: AbortSignal };

/** The parts of a `Request` that openapi-fetch sets and undici needs. */
export class UndiciRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: Init["body"];

  constructor(
    readonly url: string,
    { method, headers, body }: Init,
  ) {
    this.method = method;
    this.headers = headers;
    this.body = body;
  }
}

/** The parts of a `Response` that the panel reads. */
export class UndiciResponse {
  readonly statusText = "";

  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly body: AsyncIterable<Uint8Array>,
  ) {}

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  /** TextDecoder drops the byte order mark that some APIs send. */
  text = async (): Promise<string> => new TextDecoder().decode(Buffer.concat(await this.#parts()));
  blob = async (): Promise<Blob> =>
    new Blob(await this.#parts(), { type: this.headers.get("content-type") ?? "" });

  async #parts(): Promise<Uint8Array<ArrayBuffer>[]> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for await (const part of this.body) parts.push(part as Uint8Array<ArrayBuffer>);
    return parts;
  }
}

/** What openapi-fetch makes its requests with; the transport is all that reads them. */
export const RequestOfUndici = UndiciRequest as unknown as typeof Request;

/** Gives openapi-fetch a `fetch` of these requests and responses, of which it uses these parts only. */
export const fetchOfUndici = (send: (request: UndiciRequest) => Promise<UndiciResponse>) =>
  send as unknown as (request: Request) => Promise<Response>;

/**
 * Sends a request with undici, without the work that `fetch` does for browsers, which takes longer than
 * all else on a small page. It follows no redirect and decompresses nothing: it asks for identity.
 */
export async function undiciFetch(
  request: UndiciRequest,
  options: Options,
): Promise<UndiciResponse> {
  const { url, method, headers, body } = request;
  const answer = await send(url, {
    ...options,
    method: method as Dispatcher.HttpMethod,
    headers: ["accept-encoding", "identity", ...[...headers].flat()],
    body: body as string | undefined,
  });
  return new UndiciResponse(answer.statusCode, toHeaders(answer.headers), answer.body);
}

function toHeaders(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  return headers;
}
