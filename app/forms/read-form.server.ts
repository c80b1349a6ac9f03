const MAX_BYTES = 10 * 1024 * 1024;
const MAX_TEXT = 256 * 1024;

/** Files are large, and all else is small: a form with very many fields takes long to parse. */
function maxBytesIn(headers: Headers): number {
  const mayHoldFiles = headers.get("content-type")?.startsWith("multipart/form-data");
  return mayHoldFiles ? MAX_BYTES : MAX_TEXT;
}

/** The Content-Length alone shows that the form is too large. */
function isKnownTooLarge(headers: Headers): boolean {
  return Number(headers.get("content-length")) > maxBytesIn(headers);
}

/** Of a form that is known to be too large, only the leading fields are read. */
export const maxBytesToRead = (headers: Headers): number =>
  isKnownTooLarge(headers) ? MAX_TEXT : maxBytesIn(headers);

/** The form, or the rule that it breaks where it cannot be read. */
export async function readForm(request: Request): Promise<FormData | "tooLarge" | "unreadable"> {
  if (request.bodyUsed) throw new TypeError("This form was read already; submit a clone of it");
  if (isKnownTooLarge(request.headers)) return "tooLarge";
  const contentType = request.headers.get("content-type") ?? "";
  const limited = limitTo(maxBytesIn(request.headers));
  const body = request.body?.pipeThrough(limited.stream);
  try {
    const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
    if (limited.isExceeded() || textLengthOf(form) > MAX_TEXT) return "tooLarge";
    // `__proto__` names no field, and would change the prototype of an object made from the form.
    form.delete("__proto__");
    return form;
  } catch {
    return limited.isExceeded() ? "tooLarge" : "unreadable";
  }
}

/** Reads to the end, and drops what exceeds the limit. */
function limitTo(limit: number) {
  let size = 0;
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size <= limit) controller.enqueue(chunk);
    },
  });
  return { stream, isExceeded: () => size > limit };
}

function textLengthOf(form: FormData): number {
  let length = 0;
  for (const [name, value] of form) {
    length += name.length + (typeof value === "string" ? value : value.name).length;
  }
  return length;
}
