import type { Configuration } from "../../api/configuration.server.ts";
import { languages } from "../../i18n/languages.ts";
import { wordingKeys } from "../../tenant/own-words.ts";
import { colourFields, mapFields, switchFields, textFields } from "./fields.ts";
import { readPath, writePath } from "./json-path.ts";

/** The fields of the form as the browser sends them; a field that occurs many times is a list. */
type Form = Record<string, string | string[] | undefined>;

const readText = (form: Form, name: string): string => {
  const value = form[name];
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? "";
};
const readList = (form: Form, name: string): string[] => [form[name] ?? []].flat();

/**
 * The configuration with what the form says. What the form does not show stays, and a field that the
 * operator leaves empty stays absent. The result may be invalid.
 */
export function editConfiguration(before: Configuration, form: Form): Configuration {
  let edited = before;
  const write = (path: string, value: unknown) => {
    edited = writePath(edited, path, value);
  };
  for (const { path } of textFields) write(path, readText(form, path) || null);
  for (const name of colourFields)
    write(`agrupation.${name}`, readText(form, `agrupation.${name}`) || null);
  for (const { path, byDefault } of switchFields) {
    const isOn = form[path] !== undefined;
    if ((readPath(before, path) ?? byDefault) !== isOn) write(path, isOn);
  }
  edited = writeList(edited, "languages", toLanguages(before, readList(form, "languages")));
  const fallback = readText(form, "fallback_language");
  edited = fallback
    ? writePath(edited, "fallback_language", fallback)
    : without(edited, "fallback_language");
  write("map", toMap(form));
  return writeList(edited, "wording", toWording(before, form));
}

/** The chosen ones: those of before in their order, then the others; locales that the form does not show stay. */
function toLanguages({ languages: before = [] }: Configuration, chosen: string[]): string[] {
  const shown: readonly string[] = languages;
  const kept = before.filter((each) => !shown.includes(each) || chosen.includes(each));
  return [...kept, ...chosen.filter((each) => shown.includes(each) && !kept.includes(each))];
}

/** Null where all three fields are empty; else the same object if nothing has changed. */
function toMap(form: Form): unknown {
  const [tiles, attribution, zoom] = mapFields.map((name) => readText(form, `map.${name}`));
  if (!tiles && !attribution && !zoom) return null;
  return { tiles, attribution, max_zoom: /^\d+$/.test(zoom ?? "") ? Number(zoom) : zoom };
}

/** The wording of the form's languages; the rows of others stay where they are. */
function toWording({ wording: before = [] }: Configuration, form: Form) {
  const fields = readList(form, "worded").flatMap((language) =>
    wordingKeys.map((key) => ({
      key,
      language,
      text: readText(form, `wording.${key}.${language}`),
    })),
  );
  const isSame = (one: { key: string; language: string }, other: typeof one) =>
    one.key === other.key && one.language === other.language;
  const kept = before.flatMap((row) => {
    const field = fields.find((each) => isSame(each, row));
    if (!field) return [row];
    return field.text ? [{ ...row, text: field.text }] : [];
  });
  return [
    ...kept,
    ...fields.filter(({ text, ...field }) => text && !before.some((row) => isSame(row, field))),
  ];
}

/** An empty list and none mean the same. */
function writeList(
  configuration: Configuration,
  name: "languages" | "wording",
  list: unknown[],
): Configuration {
  const before = configuration[name] ?? [];
  if (JSON.stringify(before) === JSON.stringify(list)) return configuration;
  return { ...configuration, [name]: list };
}

function without(configuration: Configuration, name: "fallback_language"): Configuration {
  const { [name]: _, ...rest } = configuration;
  return rest;
}
