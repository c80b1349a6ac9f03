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
