import { screenTitle } from "../../request/screen-title.ts";
import type { ContentPage } from "./content-page.server.ts";
import type { Content } from "./find-content.server.ts";

/** Search engines show about 155 characters, so we cut at the end of a word before that. */
const description = /^.{0,155}(?=\s|$)/su;

/** The page has the title of its text. Without data the page shows only an error. */
export function contentTitle(matches: Parameters<typeof screenTitle>[0], page?: ContentPage) {
  const title = page?.content.title ?? "";
  const texts = { title, description: page ? beginningOf(page.content) : "" };
  return screenTitle(matches, { es: texts });
}

function beginningOf({ body }: Content): string {
  const text =
    "html" in body
      ? body.html.replaceAll(/<[^>]*>/g, " ")
      : body.sections.flatMap(({ blocks }) => blocks.flat()).join(" ");
  return text.replaceAll(/\s+/g, " ").trim().match(description)?.[0] ?? "";
}
