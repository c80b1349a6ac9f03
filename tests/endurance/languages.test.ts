import { afterAll, beforeAll, describe, it } from "vitest";
import { languages } from "../../app/i18n/languages.ts";
import { expectLanguage } from "../http/expect-language.ts";
import { screenRows } from "../screens.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createWalkers, type Walkers } from "../services/walkers.ts";

let panel: Panel;
let walkers: Walkers;
beforeAll(async () => {
  panel = await startPanel();
  walkers = await createWalkers(panel);
});
afterAll(() => panel.stop());

describe("every screen", () => {
  it.each(languages)("is in %s, and in no other language", async (language) => {
    for (const row of screenRows) await expectLanguage(walkers, row, language);
  });
});
