import { screenTitle } from "../../http/drawing/screen-title.ts";
import type { Reading } from "./reading.server.ts";

/** The text's own title is that of the page. Without data nothing but an error is drawn. */
export function contentTitle(matches: Parameters<typeof screenTitle>[0], reading?: Reading) {
  const title = reading?.content.title ?? "";
  return screenTitle(matches, { en: { title }, es: { title } });
}
