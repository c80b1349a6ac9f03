// npm run texts: checks the catalogues of texts and generates their types.
import path from "node:path";
import { parseArgs } from "node:util";
import {
  findProblems,
  isOffered,
  isTypesFileFresh,
  listLanguages,
  typesFile,
  writeTypes,
} from "./catalogues.ts";

const usage = `Usage: npm run texts [-- --check]

Compares the catalogues of all languages (locales/<language>/<namespace>.json) with the English ones, and writes the
types of their keys and placeholders.

  --check   write nothing; fail when the types are not what the catalogues make them
  --help    show this`;

const root = path.resolve(import.meta.dirname, "..");

const { check, help } = readOptions();
if (help) console.log(usage);
else process.exitCode = run() ? 0 : 1;

function run(): boolean {
  const problems = listLanguages(root).flatMap((language) => {
    const found = findProblems(root, language);
    if (isOffered(language)) return found;
    if (found.length > 0) console.log(`${language} is in preparation: ${found.length} texts to do`);
    return [];
  });
  for (const problem of problems) console.error(problem);
  if (!check) writeTypes(root);
  const isFresh = isTypesFileFresh(root);
  if (!isFresh) console.error(`${typesFile} is stale: run "npm run texts".`);
  return isFresh && problems.length === 0;
}

function readOptions() {
  try {
    const options = { check: { type: "boolean" }, help: { type: "boolean" } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}
