const MOST_BYTES = 10 * 1024 * 1024;
const MOST_TEXT = 256 * 1024;

/** Files are large, and all else is small: reading a great many fields takes long. */
function mostBytesIn(headers: Headers): number {
  const mayHoldFiles = headers.get("content-type")?.startsWith("multipart/form-data");
  return mayHoldFiles ? MOST_BYTES : MOST_TEXT;
}

/** It says so itself, and need not be read. */
function isKnownTooLarge(headers: Headers): boolean {
  return Number(headers.get("content-length")) > mostBytesIn(headers);
}

/** Of what is known to be too large, only how it begins is of any use. */
export const mostBytesToRead = (headers: Headers): number =>
  isKnownTooLarge(headers) ? MOST_TEXT : mostBytesIn(headers);

/** What was sent, or the rule by which it cannot be read. */
export async function readForm(request: Request): Promise<FormData | "tooLarge" | "unreadable"> {
  if (request.bodyUsed) throw new TypeError("This form was read already; submit a clone of it");
  if (isKnownTooLarge(request.headers)) return "tooLarge";
  const contentType = request.headers.get("content-type") ?? "";
  const limit = limitTo(mostBytesIn(request.headers));
  const body = request.body?.pipeThrough(limit.stream);
  try {
    const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
    if (limit.isExceeded() || textLengthOf(form) > MOST_TEXT) return "tooLarge";
    // No form has such a field, and an object that is read from a reply would lose its nature by it.
    form.delete("__proto__");
    return form;
  } catch {
    return limit.isExceeded() ? "tooLarge" : "unreadable";
  }
}

/** What is too much is read and dropped. */
function limitTo(most: number) {
  let size = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= most) controller.enqueue(chunk);
    },
  });
  return { stream, isExceeded: () => size > most };
}

function textLengthOf(form: FormData): number {
  let length = 0;
  for (const [name, value] of form) {
    length += name.length + (typeof value === "string" ? value.length : 0);
  }
  return length;
}
