import { screenTitle } from "../../request/screen-title.ts";
import type { Content } from "./find-content.server.ts";
import type { Reading } from "./reading.server.ts";

/** As much as a search engine shows, up to the end of a word. */
const shown = /^.{0,155}(?=\s|$)/su;

/** The text's own title is that of the page. Without data nothing but an error is drawn. */
export function contentTitle(matches: Parameters<typeof screenTitle>[0], reading?: Reading) {
  const title = reading?.content.title ?? "";
  const texts = { title, description: reading ? beginningOf(reading.content) : "" };
  return screenTitle(matches, { en: texts, es: texts });
}

function beginningOf({ body }: Content): string {
  const text =
    "html" in body
      ? body.html.replaceAll(/<[^>]*>/g, " ")
      : body.sections.flatMap(({ blocks }) => blocks.flat()).join(" ");
  return text.replaceAll(/\s+/g, " ").trim().match(shown)?.[0] ?? "";
}
