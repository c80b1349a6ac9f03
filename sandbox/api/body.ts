import type { IncomingMessage } from "node:http";
import { malformed, tooLarge } from "./refusal.ts";

/** Enough for five attachments, far too little to fill the memory. */
const MAX_BYTES = 6 * 1024 * 1024;

export type ReadBody = { mediaType: string; value: unknown };

/** Reads the whole body and parses it by its type; undefined if the request has none. */
export async function readBody(request: IncomingMessage): Promise<ReadBody | undefined> {
  const bytes = await readBytes(request);
  const contentType = request.headers["content-type"] ?? "";
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (bytes.length === 0 && mediaType !== "application/json") return undefined;
  if (mediaType === "application/json") return { mediaType, value: parseJson(bytes) };
  if (mediaType === "multipart/form-data") {
    return { mediaType, value: await parseForm(bytes, contentType) };
  }
  throw malformed();
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Read even a body that is too large to its end, or the client would not receive the answer.
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw tooLarge();
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw malformed();
  }
}

/** A repeated field is a list; the document decides whether a single one is a list too. */
async function parseForm(bytes: Buffer, contentType: string): Promise<unknown> {
  let form: FormData;
  try {
    // Copy it, since Buffers may share their memory.
    const response = new Response(new Uint8Array(bytes), {
      headers: { "content-type": contentType },
    });
    form = await response.formData();
  } catch {
    throw malformed();
  }
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}
