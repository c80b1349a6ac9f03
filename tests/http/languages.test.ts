import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages, nativeNames } from "../../app/i18n/languages.ts";
import { screens } from "../../app/screens.ts";
import { listFirstLoad } from "../../bench/first-load.ts";
import { screenRows } from "../screens.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { inTurn } from "../services/in-turn.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { createWalkers, type Walkers } from "../services/walkers.ts";
import { expectLanguage } from "./expect-language.ts";

const HOST = "cantalmar.localhost";
const publicFolder = path.resolve("public");

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

/** Every text in a language, as code quotes it. */
function listTexts(language: Language): string[] {
  const folder = path.resolve("locales", language);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(path.join(folder, file), "utf8"))))
    .map((text) => JSON.stringify(text));
}

/** Long enough to be no accident. */
const textsOf = Object.fromEntries(
  languages.map((language) => [language, listTexts(language).filter(({ length }) => length > 14)]),
) as Record<Language, string[]>;

const QUOTED = /"(?:[^"\\\n]|\\.)*"/g;

/** What the scripts of these screens quote. */
function listQuoted(names: string[], language: Language): Set<string> {
  const files = new Set(names.flatMap((name) => listFirstLoad(publicFolder, name, language)));
  return new Set(
    [...files].flatMap(
      (file) => readFileSync(path.join(publicFolder, file), "utf8").match(QUOTED) ?? [],
    ),
  );
}

describe.each(inTurn(languages, { every: 3 }))("the scripts in %s", (language) => {
  it("hold the texts of their language, and none of another", () => {
    const own = new Set(textsOf[language]);
    const quoted = listQuoted(Object.keys(screens), language);
    const others = languages.flatMap((each) => textsOf[each]).filter((text) => !own.has(text));
    expect(others.filter((text) => quoted.has(text))).toEqual([]);
    const names = languages.map((each) => JSON.stringify(nativeNames[each]));
    expect(names.filter((name) => quoted.has(name))).toEqual([]);
    const ofRequest = listQuoted(["request"], language);
    expect(textsOf[language].filter((text) => ofRequest.has(text)).length).toBeGreaterThan(50);
  });

  it("are those of a page in that language", async () => {
    const headers = { "accept-language": language };
    const { html } = await createVisitor(panel, HOST, { headers }).get("/login");
    for (const file of listFirstLoad(publicFolder, "login", language)) expect(html).toContain(file);
    expect(html).toContain(`/build/manifest-${language}-`);
  });
});

describe("every screen", () => {
  let walkers: Walkers;
  beforeAll(async () => {
    walkers = await createWalkers(panel);
  });

  it("is in its language, and in no other one, with the languages in turn", {
    tags: "full",
  }, async () => {
    // English and Spanish have all screens in screens.test.ts; the full run has all of them in all languages.
    const others = languages.filter((language) => language !== "en" && language !== "es");
    for (const [at, row] of screenRows.entries()) {
      await expectLanguage(walkers, row, others[at % others.length] ?? "en");
    }
  });
});

it("what has no text is the same file in all languages", () => {
  const vendors = languages.map((language) =>
    listFirstLoad(publicFolder, "login", language).filter((file) => file.includes("/vendor-")),
  );
  expect(new Set(vendors.flat()).size).toBe(1);
});
