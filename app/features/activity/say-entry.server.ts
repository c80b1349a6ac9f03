import { formatDay } from "../../i18n/format.server.ts";
import { type Language, localeOf } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { type Entry, isKnown } from "./activity-log.server.ts";
import { type Area, type CodeOf, kinds } from "./kinds.server.ts";
import { texts } from "./texts.ts";

type Detail = Entry["details"][string];
/** The kinds are checked against the texts by a test; no type knows the placeholders of them all. */
type SayAnything = (key: string, values: Record<string, string>) => string;

/** What an entry says, in a language. */
export function sayEntry({ kind, details }: Pick<Entry, "kind" | "details">, language: Language) {
  const t = createTranslate(texts, language);
  // A newer panel has written it.
  if (!isKnown(kind)) return t("unknown");
  const values = Object.fromEntries(
    Object.entries(details).map(([name, detail]) => [name, sayDetail(name, detail, language)]),
  );
  if (kind === "log_in") return t(`log_in_${details.way as CodeOf<"way">}`);
  return (t as SayAnything)(kind, values);
}

function sayDetail(name: string, detail: Detail, language: Language): string {
  const t = createTranslate(texts, language);
  const locale = localeOf(language);
  switch (name) {
    case "changes": {
      const changes = [detail].flat() as CodeOf<"changes">;
      return new Intl.ListFormat(locale).format(changes.map((change) => t(`change_${change}`)));
    }
    case "parts": {
      const parts = [detail].flat() as CodeOf<"parts">;
      return new Intl.ListFormat(locale).format(parts.map((part) => t(`part_${part}`)));
    }
    case "purpose":
      return t(`purpose_${detail as CodeOf<"purpose">}`);
    case "what":
      return t(`what_${detail as CodeOf<"what">}`);
    case "file":
      return `${detail}`.toUpperCase();
    case "month":
      return formatDay(`${detail}-01`, language, { month: "long", year: "numeric" });
    case "from":
    case "to":
      return formatDay(`${detail}`, language, { dateStyle: "medium" });
    default:
      return `${detail}`;
  }
}

export const sayArea = (area: Area, language: Language): string =>
  createTranslate(texts, language)(`area_${area}`);

export const areaOf = (kind: string): Area | undefined =>
  isKnown(kind) ? kinds[kind].area : undefined;
