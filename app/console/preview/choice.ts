import type { Brand } from "../../api/configuration.server.ts";
import { type Language, toOffer } from "../../i18n/languages.ts";
import {
  readKind,
  readScreen,
  type SampleKind,
  type SampleScreen,
} from "../../samples/sample-screens.ts";
import type { Scheme } from "../../samples/still-page.ts";

/** Which screen the gallery shows, and how. */
export type Choice = {
  kind: SampleKind;
  screen: SampleScreen;
  language: Language;
  scheme: Scheme;
};

type Query = Record<string, unknown>;

/** What the address chooses; the first of each where it names none. */
export function readChoice(query: Query, brand: Brand): Choice {
  const kind = readKind(query.kind, brand);
  return { kind, screen: readScreen(kind, query.screen, brand), ...readLook(query, brand) };
}

/** The language, one of the brand's, and the scheme. */
export function readLook(query: Query, brand: Brand): Pick<Choice, "language" | "scheme"> {
  const { languages, fallback } = toOffer(brand);
  return {
    language: languages.find((each) => each === query.language) ?? fallback,
    scheme: query.scheme === "dark" ? "dark" : "light",
  };
}

export const toGalleryAddress = (base: string, choice: Choice): string =>
  `${base}?${new URLSearchParams(choice)}`;

export const toScreenAddress = (base: string, { kind, screen, language, scheme }: Choice): string =>
  `${base}/screens/${kind}/${screen}?${new URLSearchParams({ language, scheme })}`;
