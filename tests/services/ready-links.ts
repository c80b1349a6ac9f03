import { press, readForm } from "../http/read-form.ts";
import { textOf } from "../http/read-page.ts";
import type { Visitor } from "./visitor.ts";

/** A link as its maker makes it: the path of its page, and the path that its holder opens. */
export async function makeReadyLink(
  maker: Visitor,
  changes: Record<string, string> = {},
  from = "/ready_links?from=Plaza+Mayor%2C+1&from_lat=38.0014&from_lng=0.6112",
): Promise<{ path: string; address: string }> {
  const { html } = await maker.get(from);
  const form = readForm(html, "make-link");
  const traveller = form.fields.traveller || "Sala 3";
  const given = { traveller, limit: "90", consent: "on", ...changes };
  const { status, location = "", html: answer } = await press(maker, form, { name: "" }, given);
  if (status !== 303) {
    const main = textOf(answer.match(/<main\b.*<\/main>/s)?.[0] ?? "");
    throw new Error(`No link was made: ${status} ${main}`);
  }
  const shown = await maker.get(location);
  return { path: location, address: readAddress(shown.html) };
}

/** The path of the address that the maker's page shows. */
export const readAddress = (html: string): string => html.match(/\/ready\/[\w.-]+/)?.[0] ?? "";
