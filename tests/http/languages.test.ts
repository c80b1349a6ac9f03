import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Language, languages } from "../../app/i18n/languages.ts";
import { screens } from "../../app/screens.ts";
import { listFirstLoad } from "../../bench/first-load.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";

const HOST = "cantalmar.localhost";
const publicFolder = path.resolve("public");

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel();
});
afterAll(() => panel.stop());

/** The texts of a language that no other has, long enough to be no accident. */
function listOwnTexts(language: Language): string[] {
  const others = new Set(languages.filter((each) => each !== language).flatMap(listTexts));
  return listTexts(language).filter((text) => text.length > 12 && !others.has(text));
}

function listTexts(language: Language): string[] {
  const folder = path.resolve("locales", language);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => Object.values(JSON.parse(readFileSync(path.join(folder, file), "utf8"))));
}

const readScripts = (screen: string, language: Language): string =>
  listFirstLoad(publicFolder, screen, language)
    .map((file) => readFileSync(path.join(publicFolder, file), "utf8"))
    .join("\n");

describe.each(languages)("the scripts in %s", (language) => {
  it("hold the texts of their language, and none of another", () => {
    const others = languages.filter((each) => each !== language).flatMap(listOwnTexts);
    for (const screen of Object.keys(screens)) {
      const scripts = readScripts(screen, language);
      const quoted = (text: string) => JSON.stringify(text).slice(1, -1);
      expect(others.filter((text) => scripts.includes(quoted(text)))).toEqual([]);
    }
    const own = listOwnTexts(language).filter((text) =>
      readScripts("request", language).includes(JSON.stringify(text)),
    );
    expect(own.length).toBeGreaterThan(50);
  });

  it("are those of a page in that language", async () => {
    const headers = { "accept-language": language };
    const { html } = await createVisitor(panel, HOST, { headers }).get("/login");
    for (const file of listFirstLoad(publicFolder, "login", language)) expect(html).toContain(file);
    expect(html).toContain(`/build/manifest-${language}-`);
  });
});

it("what has no text is the same file in all languages", () => {
  const vendors = languages.map((language) =>
    listFirstLoad(publicFolder, "login", language).filter((file) => file.includes("/vendor-")),
  );
  expect(new Set(vendors.flat()).size).toBe(1);
});
