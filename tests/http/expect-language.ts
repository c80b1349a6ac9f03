import { expect } from "vitest";
import { directionOf, type Language } from "../../app/i18n/languages.ts";
import type { ScreenRow } from "../screens.ts";
import { findForeignWords } from "../services/foreign-words.ts";
import type { Walkers } from "../services/walkers.ts";

/** What the sandbox says in its own words: an extra, a place, a payment method, a page of the group. */
const ofTheApi = new Set(["Silla infantil", "Casa"]);

/** Expects that a screen is in this language, and in no other. */
export async function expectLanguage(
  walkers: Walkers,
  row: ScreenRow,
  language: Language,
): Promise<void> {
  const [kind = "guest"] = row.kinds;
  for (const address of walkers.pathsOf(row, kind)) {
    const asking = `${address}${address.includes("?") ? "&" : "?"}lng=${language}`;
    const { status, html } = await walkers.visitorOf(kind).get(asking);
    expect(status, asking).toBe(200);
    expect(html, asking).toContain(`<html lang="${language}" dir="${directionOf(language)}"`);
    const shown = html.replaceAll(/<script\b.*?<\/script>/gs, "");
    expect(shown.match(/.{0,40}\{\{.*/), asking).toBeNull();
    const foreign = findForeignWords(html, language).filter((word) => !ofTheApi.has(word));
    expect(foreign, asking).toEqual([]);
  }
}
