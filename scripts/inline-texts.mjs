// Part of npm run build: puts the texts into the code that shows them.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tsImport } from "tsx/esm/api";

/** @type {typeof import("../app/i18n/inline-texts.server.ts")} */
const { inlineTexts } = await tsImport("../app/i18n/inline-texts.server.ts", import.meta.url);

/** @param {string} folder */
export function inlineTextsIn(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = path.join(folder, name);
    writeFileSync(file, inlineTexts(readFileSync(file, "utf8")));
  }
}
