/** Whoever sends a form sends its beginning at once. */
const PATIENCE_MS = 2_000;

/**
 * What stands before the first file of a form that is too large to be read: no more of it is waited
 * for. Nothing where it begins with a file, or does not come.
 */
export async function readBegun(request: Request): Promise<FormData> {
  const contentType = request.headers.get("content-type") ?? "";
  const [, boundary] = /boundary="?([^";]+)/i.exec(contentType) ?? [];
  const begun = request.body && boundary ? await readToFirstFile(request.body) : "";
  const end = begun.lastIndexOf(`--${boundary}`);
  if (end <= 0) return new FormData();
  const whole = Buffer.from(`${begun.slice(0, end)}--${boundary}--\r\n`, "latin1");
  const parts = new Response(whole, { headers: { "content-type": contentType } });
  return parts.formData().catch(() => new FormData());
}

/** As bytes, since the last character may have come in part. */
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
    // The line broke; what has come has come.
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
  return text;
}
