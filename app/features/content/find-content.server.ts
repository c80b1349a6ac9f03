import type { Brand } from "../../api/configuration.server.ts";
import { cacheByObject } from "../../cache-by-object.ts";
import type { Language } from "../../i18n/languages.ts";
import {
  type DefaultKey,
  defaultKeys,
  defaultSections,
  defaultTitle,
  isDefaultKey,
  type Section,
} from "./default-content.server.ts";
import { sanitizeHtml } from "./sanitize-html.server.ts";

type OwnContent = Brand["contents"][number];

/** The group's own text, sanitized, or the default one with the group's name. */
export type Content = {
  title: string;
  /** The group may have written its text only in another language. */
  language: string;
  body: { html: string } | { sections: Section[] };
};

/** Every brand has a text for a default key. */
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

type ContentTitle = { key: string; title: string; language: string };

/** Lists the default texts first, then the brand's other texts. */
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
  return own && { title: own.title, language: own.language, body: { html: sanitizeCached(own) } };
}

/** Prefers the page's language, and takes any other if the group has not written the text in it. */
function chooseOwn({ contents }: Brand, key: string, language: Language): OwnContent | undefined {
  const written = contents.filter(
    (content) => content.key === key && sanitizeCached(content) !== "",
  );
  return written.find((content) => content.language === language) ?? written[0];
}

/** Brands are read far more often than they change. */
const sanitizeCached = cacheByObject(({ html }: OwnContent) => sanitizeHtml(html));
