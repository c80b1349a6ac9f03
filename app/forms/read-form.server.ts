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

/** The browser sends the beginning of a form at once. */
const PATIENCE_MS = 2_000;

/**
 * Reads the fields before the first file of a form that is too large, and waits for no more of it.
 * Empty where the form begins with a file, or does not arrive.
 */
export async function readLeadingFields(request: Request): Promise<FormData> {
  const contentType = request.headers.get("content-type") ?? "";
  const [, boundary] = /boundary="?([^";]+)/i.exec(contentType) ?? [];
  const start = request.body && boundary ? await readToFirstFile(request.body) : "";
  const end = start.lastIndexOf(`--${boundary}`);
  if (end <= 0) return new FormData();
  const whole = Buffer.from(`${start.slice(0, end)}--${boundary}--\r\n`, "latin1");
  const parts = new Response(whole, { headers: { "content-type": contentType } });
  return parts.formData().catch(() => new FormData());
}

/** As bytes, since a character may be split between two chunks. */
async function readToFirstFile(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel().catch(() => {}), PATIENCE_MS);
  let text = "";
  try {
    while (!/;\s*filename=/i.test(text)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += Buffer.from(value).toString("latin1");
    }
  } catch {
    // The connection broke; the fields that have arrived are still useful.
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
  return text;
}
