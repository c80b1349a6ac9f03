import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { toAscii } from "../../app/i18n/inline-texts.server.ts";
import { readTexts, toPseudoTable } from "../../app/i18n/read-texts.server.ts";
import { listNamespaces } from "../../scripts/texts/catalogues.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A copy of the build whose server writes English texts long, accented and in brackets. Its scripts are the build's. */
export function makePseudoBuild() {
  const folder = mkdtempSync(path.join(tmpdir(), "parada-pseudo-"));
  for (const name of ["node_modules", "public", "openapi", "package.json"])
    symlinkSync(path.join(root, name), path.join(folder, name));
  cpSync(path.join(root, "build"), path.join(folder, "build"), { recursive: true });
  const server = path.join(folder, "build/index.js");
  const code = readFileSync(server, "utf8");
  const pseudo = listNamespaces(root).reduce((before, namespace) => {
    const texts = readTexts(`texts:${namespace}`);
    const write = (table: typeof texts) => toAscii(JSON.stringify(table));
    return before.replaceAll(write(texts), () => write({ ...texts, en: toPseudoTable(texts.en) }));
  }, code);
  if (pseudo === code) throw new Error("The build holds no texts");
  writeFileSync(server, pseudo);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
