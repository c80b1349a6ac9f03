/** Long texts. The API takes 5,000 letters of a ticket. */
const longTexts = new Set(["text", "description", "message", "datos_extra"]);
const MAX_TEXT = 5_000;

/** All other texts. The API takes 300 letters of an address, and fewer of a name. */
const MAX_NAME = 300;

/** Addresses, codes and markup, which are useless when cut. */
const uncut =
  /^(code|html|logo|favicon|avatar|image|tiles|auth_token|token|maps_key|google_client_id|\w+_link|\w*url)$/;

/** Cuts the texts of an answer to a length that fits on a page and into a form. */
export function clipTexts(value: unknown, name = ""): unknown {
  if (typeof value === "string") {
    // Most texts are short, which saves the check of the name.
    if (value.length <= MAX_NAME || uncut.test(name)) return value;
    return clip(value, longTexts.has(name) ? MAX_TEXT : MAX_NAME);
  }
  if (Array.isArray(value)) return value.map((each) => clipTexts(each, name));
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, clipTexts(each, key)]),
  );
}

/** Returns at most `limit` letters; an ellipsis at the end shows that the text was longer. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // Half of a surrogate pair is no letter.
  return `${text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
