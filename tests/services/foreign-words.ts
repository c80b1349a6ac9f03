import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fromHtml } from "hast-util-from-html";
import { type Language, languages } from "../../app/i18n/languages.ts";
import type { Texts } from "../../app/i18n/translate.ts";

const app = fileURLToPath(new URL("../../app/", import.meta.url));
const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
  (file) =>
    // Users see no text for developers or operators.
    file.endsWith("texts.ts") &&
    !file.endsWith("use-texts.ts") &&
    !/^(ui\/kit|console)\//.test(file),
);
const modules: { texts: Required<Texts> }[] = await Promise.all(
  files.map((file) => import(app + file)),
);
const listTexts = (language: Language) =>
  modules.flatMap(({ texts }) => Object.values(texts[language]));

type Nodes = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>["children"][number];

const attributes = ["ariaLabel", "placeholder", "title", "alt"] as const;

/** The texts of a page, without those that are marked as being in another language. */
function listSaid(node: Nodes, language: Language): string[] {
  if (node.type === "text") return [node.value];
  if (!("children" in node)) return [];
  if (node.type === "element") {
    const { tagName, properties } = node;
    if (["script", "style"].includes(tagName)) return [];
    if (properties.lang && properties.lang !== language) return [];
  }
  const own = node.type === "element" ? attributes.map((name) => node.properties[name]) : [];
  const below = node.children.flatMap((child) => listSaid(child, language));
  return [...own.filter((value) => typeof value === "string"), ...below];
}

/** Matches a text of the panel with any values in its placeholders. */
const toPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+")}$`,
  );

/** A text that consists mostly of placeholders would match anything. */
const isTelling = (text: string) => text.replace(/\{\{\w+\}\}/g, "").length > 12;

const foreign = Object.fromEntries(
  languages.map((language) => [language, toForeign(language)]),
) as Record<Language, ReturnType<typeof toForeign>>;

/** The texts of the languages that a forgotten translation would show. */
function toForeign(language: Language) {
  const own = new Set(listTexts(language));
  const others = (["en", "es"] as const)
    .filter((other) => other !== language)
    .flatMap(listTexts)
    .filter((text) => !own.has(text));
  return {
    plain: new Set(others.filter((text) => !text.includes("{{"))),
    filled: others.filter((text) => text.includes("{{") && isTelling(text)).map(toPattern),
  };
}

/** The panel's texts of another language that appear in a page. */
export function findForeignWords(html: string, language: Language): string[] {
  const { plain, filled } = foreign[language];
  return listSaid(fromHtml(html), language)
    .map((text) => text.trim())
    .filter((text) => plain.has(text) || filled.some((pattern) => pattern.test(text)));
}
