/** What people and operators write at length; the API takes 5,000 letters of a ticket. */
const texts = new Set(["text", "description", "message", "datos_extra"]);
const MOST_OF_TEXT = 5_000;

/** Everything else that they write: the API takes 300 letters of an address, and fewer of a name. */
const MOST_OF_NAME = 300;

/** What is no writing, and worthless in part. */
const whole =
  /^(code|html|logo|favicon|avatar|image|auth_token|token|maps_key|google_client_id|\w+_link|\w*url)$/;

/** Cuts what is written in an answer down to a length that fits on a page and into a form. */
export function clipTexts(value: unknown, name = ""): unknown {
  if (typeof value === "string") {
    // Nearly every text is short, and needs no look at its name.
    if (value.length <= MOST_OF_NAME || whole.test(name)) return value;
    return clip(value, texts.has(name) ? MOST_OF_TEXT : MOST_OF_NAME);
  }
  if (Array.isArray(value)) return value.map((each) => clipTexts(each, name));
  if (typeof value !== "object" || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, clipTexts(each, key)]),
  );
}

/** So many letters, the last of which says that there were more. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a pair of surrogates is no letter.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
