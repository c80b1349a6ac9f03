// npm run texts: checks the catalogues of texts, generates their types, and exchanges texts with translators.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  findProblems,
  isOffered,
  isTypesFileFresh,
  listLanguages,
  SOURCE,
  typesFile,
  writeTypes,
} from "./catalogues.ts";
import { exportTexts, importTexts } from "./exchange.ts";
import { confirm, findStale } from "./stale.ts";
import { findUnused } from "./unused.ts";

const usage = `Usage: npm run texts [-- <options>]

Compares the catalogues of all languages (locales/<language>/<namespace>.json) with the English ones: what is missing,
wrong, stale or unused. Writes the types of their keys and placeholders.

  --check               write nothing; fail when a text is missing or wrong, or when the types are not up to date
  --export <language>   write <language>.po for a translator; what is stale is fuzzy there
  --import <file>       take the translations of such a file over
  --confirm <language>  what is stale in that language is right as it is
  --help                show this`;

const root = path.resolve(import.meta.dirname, "../..");

const options = readOptions();
if (options.help) console.log(usage);
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  if (options.export) return writeExport(options.export);
  if (options.import) return readImport(options.import);
  if (options.confirm) {
    confirm(root, options.confirm, [...findStale(root, options.confirm)]);
    return true;
  }
  if (options.check) return check();
  writeTypes(root);
  const isRight = check();
  for (const language of listLanguages(root).filter((each) => each !== SOURCE))
    report(`stale in ${language}`, [...findStale(root, language)]);
  report("unused", findUnused());
  return isRight;
}

function check(): boolean {
  const problems = listLanguages(root).flatMap((language) => {
    const found = findProblems(root, language);
    if (isOffered(language)) return found;
    if (found.length > 0) console.log(`${language} is in preparation: ${found.length} texts to do`);
    return [];
  });
  for (const problem of problems) console.error(problem);
  const isFresh = isTypesFileFresh(root);
  if (!isFresh) console.error(`${typesFile} is stale: run "npm run texts".`);
  return isFresh && problems.length === 0;
}

function report(what: string, texts: string[]): void {
  if (texts.length > 0) console.log(`${what}:\n${texts.map((text) => `  ${text}`).join("\n")}`);
}

function writeExport(language: string): boolean {
  if (language === SOURCE) return fail(`${SOURCE} is the source`);
  const file = `${language}.po`;
  writeFileSync(file, exportTexts(root, language));
  console.log(`wrote ${file}`);
  return true;
}

function readImport(file: string): boolean {
  const language = path.basename(file, ".po");
  if (language === SOURCE) return fail(`${SOURCE} is the source`);
  const problems = importTexts(root, language, readFileSync(file, "utf8"));
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

function fail(message: string): false {
  console.error(message);
  return false;
}

function readOptions() {
  try {
    const flag = { type: "boolean" } as const;
    const text = { type: "string" } as const;
    return parseArgs({
      options: { check: flag, help: flag, export: text, import: text, confirm: text },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
