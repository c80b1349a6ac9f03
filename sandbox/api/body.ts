import type { IncomingMessage } from "node:http";
import { malformed, tooLarge } from "./refusal.ts";

/** Enough for five attachments, far too little to fill the memory. */
const MAX_BYTES = 6 * 1024 * 1024;

export type ReadBody = { mediaType: string; value: unknown };

/** Reads a body whole and parses it by its type; nothing at all where the request has none. */
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
  // To the end even where it is too much: with the rest unread, the answer would not find its way out.
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

/** A field that comes more than once is a list; whether one that comes once is a list too, the document knows. */
async function parseForm(bytes: Buffer, contentType: string): Promise<unknown> {
  let form: FormData;
  try {
    // A copy, since a Buffer's memory may be shared with others.
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
