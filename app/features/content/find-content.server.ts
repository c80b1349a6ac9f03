import type { Brand } from "../../api/configuration.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { cleanHtml } from "./clean-html.server.ts";
import {
  type DefaultKey,
  defaultKeys,
  defaultSections,
  defaultTitle,
  isDefaultKey,
  type Section,
} from "./default-content.server.ts";

type OwnContent = Brand["contents"][number];

/** A text of the group's: its own, cleaned, or ours in its name. */
export type Content = {
  title: string;
  /** Its own may be written in another language alone. */
  language: string;
  body: { html: string } | { sections: Section[] };
};

/** The text of a screen that every brand has. */
export function contentOf(brand: Brand, key: DefaultKey, language: Language): Content {
  return (
    findOwn(brand, key, language) ?? {
      title: defaultTitle(key, brand, language),
      language,
      body: { sections: defaultSections(key, brand, language) },
    }
  );
}

export function findContent(brand: Brand, key: string, language: Language): Content | undefined {
  return isDefaultKey(key) ? contentOf(brand, key, language) : findOwn(brand, key, language);
}

export type ContentTitle = { key: string; title: string; language: string };

/** All that there is to read: what every brand has, and then what this one has besides. */
export function listContents(brand: Brand, language: Language): ContentTitle[] {
  const keys = new Set<string>([...defaultKeys, ...brand.contents.map(({ key }) => key)]);
  return [...keys].flatMap((key) => {
    const own = chooseOwn(brand, key, language);
    if (own) return { key, title: own.title, language: own.language };
    return isDefaultKey(key) ? { key, title: defaultTitle(key, brand, language), language } : [];
  });
}

function findOwn(brand: Brand, key: string, language: Language): Content | undefined {
  const own = chooseOwn(brand, key, language);
  return own && { title: own.title, language: own.language, body: { html: cleanOnce(own) } };
}

/** In the page's language, or in another where the group has not written it in that. */
function chooseOwn({ contents }: Brand, key: string, language: Language): OwnContent | undefined {
  const written = contents.filter((content) => content.key === key && cleanOnce(content) !== "");
  return written.find((content) => content.language === language) ?? written[0];
}

/** A brand is asked for far more often than it changes. */
const cleaned = new WeakMap<OwnContent, string>();

function cleanOnce(content: OwnContent): string {
  const html = cleaned.get(content) ?? cleanHtml(content.html);
  cleaned.set(content, html);
  return html;
}
