import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fromHtml } from "hast-util-from-html";
import type { Language } from "../../app/i18n/languages.ts";
import type { Texts } from "../../app/i18n/translate.ts";

const app = fileURLToPath(new URL("../../app/", import.meta.url));
const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith("texts.ts") && !file.endsWith("use-texts.ts"),
);
const modules: { texts: Texts }[] = await Promise.all(files.map((file) => import(app + file)));
const listTexts = (language: Language) =>
  modules.flatMap(({ texts }) => Object.values(texts[language]));

type Nodes = ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>["children"][number];

const attributes = ["ariaLabel", "placeholder", "title", "alt"] as const;

/** What a page says, piece by piece, but for what it says to be in another language. */
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

/** A text as it may stand on a page, with whatever is filled in. */
const toPattern = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+")}$`,
  );

/** A text that is little but what is filled in could be anything. */
const isTelling = (text: string) => text.replace(/\{\{\w+\}\}/g, "").length > 12;

const foreign = { en: toForeign("en"), es: toForeign("es") };

/** The texts that are of the other language alone. */
function toForeign(language: Language) {
  const own = new Set(listTexts(language));
  const others = listTexts(language === "en" ? "es" : "en").filter((text) => !own.has(text));
  return {
    plain: new Set(others.filter((text) => !text.includes("{{"))),
    filled: others.filter((text) => text.includes("{{") && isTelling(text)).map(toPattern),
  };
}

/** What a page of one language says in the panel's words of the other. */
export function findForeignWords(html: string, language: Language): string[] {
  const { plain, filled } = foreign[language];
  return listSaid(fromHtml(html), language)
    .map((text) => text.trim())
    .filter((text) => plain.has(text) || filled.some((pattern) => pattern.test(text)));
}
