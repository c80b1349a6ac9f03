import { createTranslate } from "../../i18n/translate.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { reasons } from "./left-out.ts";
import type { PartReader } from "./part-reader.server.ts";
import { texts } from "./texts.ts";

/** Explains each file, what could not be read, and what the archive does not hold and why. */
export async function* writeReadMe(
  readers: PartReader[],
  now: string,
  { brand, user, language }: MemberContext,
): AsyncGenerator<string> {
  const t = createTranslate(texts, language);
  const title = t("title", { brand: brand.name, name: user.name });
  const files = readers.map(({ name, result: { rows } }) => {
    return `${name}.csv (${rows})\n  ${t(`part_${name}`)}`;
  });
  const missing = readers.flatMap(({ name, result: { rows, hasFailed, leftOut } }) => [
    ...(hasFailed && rows === 0 ? [`${name}.csv: ${t("part_missing")}`] : []),
    ...(hasFailed && rows > 0 ? [`${name}.csv: ${t("part_ends_early")}`] : []),
    ...(leftOut > 0 ? [`${name}.csv: ${t("rows_missing", { count: leftOut })}`] : []),
  ]);
  const sections = [
    [title, `${now} (${brand.timeZone})`],
    [t("intro")],
    [t("files"), ...files],
    ...(missing.length > 0 ? [[t("missing"), ...missing, t("try_again")]] : []),
    [t("left_out"), ...reasons.map((reason) => `- ${t(`left_${reason}`)}`)],
    [t("elsewhere")],
  ];
  // Older text editors know UTF-8 by this mark, and lines by both signs.
  yield `\uFEFF${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`.replaceAll(
    "\n",
    "\r\n",
  );
}
