import type { Brand } from "../../api/configuration.server.ts";
import { MOST_NOTES } from "../../api/driver-notes.ts";
import { hasNeeds, type NeedName, type Needs } from "../../api/needs.ts";
import { joinParts } from "../../i18n/join-parts.ts";
import { findLanguage, type Language, languages, toOffer } from "../../i18n/languages.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { sayNeeds } from "./needs-words.ts";
import { texts } from "./texts.ts";

/** The needs in the reader's language; null where there are none. */
export const formatNeeds = (needs: Needs, language: Language): string | null =>
  sayNeeds(needs, createTranslate(texts, language)) || null;

/** Why a group cannot have the order. */
export function explainUnserved(
  { group, needs }: { group: string; needs: readonly NeedName[] },
  language: Language,
): string {
  const t = createTranslate(texts, language);
  return t("unserved", { group, needs: sayKinds(needs, language) });
}

/** What a group has no taxi for. */
export function sayKinds(names: readonly NeedName[], language: Language): string {
  const t = createTranslate(texts, language);
  return joinParts(
    names.map((name) => t(kinds[name])),
    language,
  );
}

const kinds = {
  wheelchair: "kind_wheelchair",
  childSeats: "kind_childSeats",
  luggage: "kind_luggage",
  pet: "kind_pet",
  nameSign: "kind_nameSign",
  flight: "kind_flight",
} as const;

/**
 * The needs as drivers read them, in one line that the panel recognises when it reads the trip back. A driver's device may
 * show no other characters than letters, so the marks of direction in an Arabic text go.
 */
export function toNeedsLine(needs: Needs, language: Language): string | undefined {
  if (!hasNeeds(needs)) return undefined;
  const words = sayNeeds(needs, createTranslate(texts, language));
  return `** ${words.replaceAll(/[\u200F\u2068\u2069]/g, "").replaceAll(/[\s*]+/g, " ")} **`;
}

/** The first of the drivers' languages that the panel has, else the group's own. */
export function toTaxiLanguage(
  taxiLanguages: readonly string[],
  brand: Pick<Brand, "languages" | "fallbackLanguage">,
): Language {
  const spoken = taxiLanguages.flatMap((locale) => findLanguage(locale) ?? []);
  return spoken[0] ?? toOffer(brand).fallback;
}

/** Whether the notes fit beside the needs, whichever language the drivers of the group speak. */
export function fitBesideNeeds(notes: string, needs: Needs): boolean {
  if (!hasNeeds(needs)) return true;
  const longest = Math.max(...languages.map((each) => toNeedsLine(needs, each)?.length ?? 0));
  return notes === "" || longest + 1 + notes.length <= MOST_NOTES;
}
