import createFetchClient from "openapi-fetch";
import { FormData } from "undici";
import { createContract, loadDocument, type Operation } from "../../openapi/contract.ts";
import { type ApiFile, languageOf, type Result, readAnswer, readFile } from "./answers.server.ts";
import { ApiError, ApiFault, toFault } from "./errors.ts";
import { type OddAnswer, type OnOdd, unknownStatus } from "./odd-answers.server.ts";
import type { Transport } from "./transport.server.ts";
import { fetchOfUndici, RequestOfUndici } from "./undici-adapter.server.ts";
import type { OperationId, WireAnswer, WireInput } from "./wire-types.ts";

/** For which brand, with whose token, in which request and language the call is made. */
type Caller = { permalink: string; token?: string; requestId: string; language?: string };

type FileOperationId = {
  [Id in OperationId]: WireAnswer<Id> extends Blob ? Id : never;
}[OperationId];

/** With `onLeftOut`, rows that do not match the document are left out, and the callback gets their number. */
export type ReadOptions = {
  onLeftOut?: (count: number) => void;
  /** Receives the language of the messages in the answer, where the API sends it. */
  onLanguage?: (language: string) => void;
};

/** A client of the taxi API for one caller: it calls operations by name, typed and checked. */
export type Api = {
  call<Id extends OperationId>(
    operation: Id,
    ...input: object extends WireInput<Id>
      ? [WireInput<Id>?, ReadOptions?]
      : [WireInput<Id>, ReadOptions?]
  ): Promise<WireAnswer<Id>>;
  /** Streams a file, however large it is. */
  stream<Id extends FileOperationId>(operation: Id, input: WireInput<Id>): Promise<ApiFile>;
};

export type ApiFactory = (caller: Caller) => Api;

export function createApiFactory(options: {
  baseUrl: string;
  transport: Transport;
  /** Receives every answer that does not match the document, read or refused. */
  onOddAnswer?: (odd: OddAnswer & { operation: string; requestId: string; brand: string }) => void;
}): ApiFactory {
  const { baseUrl, transport, onOddAnswer } = options;
  const contract = createContract(loadDocument());
  const client = createFetchClient({
    baseUrl,
    Request: RequestOfUndici,
    querySerializer: { array: { style: "form", explode: false } },
  });
  // The types of `Api` check the input.
  const request = client.request as (
    method: string,
    path: string,
    input: object,
  ) => Promise<Result>;

  async function call(
    caller: Caller,
    id: OperationId,
    input: object = {},
    { onLeftOut, onLanguage }: ReadOptions = {},
  ): Promise<unknown> {
    const isFile = answersWithFile(contract.operation(id));
    const answer = await send(caller, id, input, isFile ? "blob" : "text");
    const { body, leftOut } = readAnswer(contract, id, answer, {
      leavesOut: Boolean(onLeftOut),
      onOdd: reportFor(caller, id),
    });
    const language = languageOf(answer.response);
    if (language !== undefined) onLanguage?.(language);
    if (leftOut > 0) onLeftOut?.(leftOut);
    return body;
  }

  async function stream(caller: Caller, id: OperationId, input: object): Promise<ApiFile> {
    const answer = await send(caller, id, input, "stream");
    return readFile(contract, id, answer, reportFor(caller, id));
  }

  function reportFor({ requestId, permalink: brand }: Caller, operation: OperationId): OnOdd {
    return (odd) => onOddAnswer?.({ ...odd, operation, requestId, brand });
  }

  async function send(
    caller: Caller,
    id: OperationId,
    input: object,
    parseAs: "blob" | "text" | "stream",
  ): Promise<Result> {
    const { method, path, requestMediaTypes } = contract.operation(id);
    const isForm = requestMediaTypes.includes("multipart/form-data");
    const sending = {
      headers: {
        ...(caller.permalink && { "App-Agrupation": caller.permalink }),
        "X-Request-Id": caller.requestId,
        ...(caller.language && { "Accept-Language": caller.language }),
        ...(caller.token !== undefined && { Authorization: caller.token }),
        // undici sets the type itself, with the boundary of the parts.
        ...(isForm && { "Content-Type": null }),
      },
      parseAs,
      fetch: fetchOfUndici((sent) => transport(id, sent, { isStreamed: parseAs === "stream" })),
      bodySerializer: isForm ? toForm : undefined,
    };
    try {
      return await request(method, path, { ...input, ...sending });
    } catch (cause) {
      const fault = toFault(id, cause);
      if (fault.status !== undefined && fault.kind === "status") {
        reportFor(caller, id)(unknownStatus(fault.status));
      }
      throw fault;
    }
  }

  return (caller) => ({
    call: ((id, input, options) =>
      withRequestId(caller, call(caller, id, input, options))) as Api["call"],
    stream: (id, input) => withRequestId(caller, stream(caller, id, input)),
  });
}

/** Adds the request's id to a failure, so that the log entry has it. */
async function withRequestId<Answer>(
  { requestId }: Caller,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError || error instanceof ApiFault) error.requestId ??= requestId;
    throw error;
  }
}

function answersWithFile({ responses }: Operation): boolean {
  const good = [...responses].find(([status]) => status < 300);
  const mediaTypes = good?.[1].mediaTypes ?? [];
  return mediaTypes.length > 0 && !mediaTypes.includes("application/json");
}

function toForm(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each instanceof Blob) form.append(name, each);
      else if (each !== undefined) form.append(name, String(each));
    }
  }
  return form;
}
