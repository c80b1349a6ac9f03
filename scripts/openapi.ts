// npm run openapi: checks the API document and regenerates the files made from it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import {
  documentPath,
  listOperations,
  loadDocument,
  type OpenApiDocument,
} from "../openapi/contract.ts";
import { findBadExamples } from "../openapi/examples.ts";
import { lint } from "../openapi/lint.ts";
import { renderApiTable, renderAssumedPage, replaceApiTable } from "../openapi/pages.ts";
import { render30 } from "../openapi/to-3-0.ts";
import { renderTypes } from "../openapi/types.ts";

const usage = `Usage: npm run openapi [-- --check]

Lints openapi/taxi-api.yaml, compares its examples with its schemas, and writes what is made from it:
the types, a copy in OpenAPI 3.0, the page of assumptions and the API table in the README.

  --check   write nothing; fail when a file is not what the document makes it
  --help    show this`;

const root = path.resolve(import.meta.dirname, "..");
const { check, help } = readOptions();
if (help) console.log(usage);
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  const name = path.relative(root, documentPath);
  let document: OpenApiDocument;
  try {
    document = loadDocument();
  } catch (error) {
    console.error(`${name}: ${(error as Error).message}`);
    return false;
  }
  const problems = (await lint(documentPath)).map(
    ({ line, rule, message }) => `${name}:${line} ${message} (${rule})`,
  );
  // Stop here: an invalid document would only cause further errors.
  if (problems.length === 0) problems.push(...findBadExamples(document));
  if (problems.length > 0) {
    console.error([...problems, `${problems.length} to mend in ${name}`].join("\n"));
    return false;
  }

  const stale = Object.entries(await makeFiles(document)).filter(
    ([file, content]) => readIfPresent(file) !== content,
  );
  for (const [file, content] of stale) {
    if (check) console.error(`${file} is out of date: run npm run openapi`);
    else {
      writeFileSync(path.join(root, file), content);
      console.log(`wrote ${file}`);
    }
  }
  if (check && stale.length > 0) return false;

  const operations = listOperations(document);
  const assumed = operations.filter((operation) => operation.assumed);
  console.log(`${operations.length} operations, ${assumed.length} assumed, document clean`);
  return true;
}

async function makeFiles(document: OpenApiDocument): Promise<Record<string, string>> {
  const readme = readIfPresent("README.md");
  return {
    "openapi/taxi-api.types.ts": await renderTypes(documentPath),
    "openapi/taxi-api-3.0.yaml": render30(document),
    "openapi/assumed.md": renderAssumedPage(document),
    ...(readme && { "README.md": replaceApiTable(readme, renderApiTable(document)) }),
  };
}

function readIfPresent(file: string): string | undefined {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? readFileSync(absolute, "utf8") : undefined;
}

function readOptions() {
  try {
    const options = { check: { type: "boolean" }, help: { type: "boolean" } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message.split(".")[0]}. See npm run openapi -- --help`);
    process.exit(2);
  }
}
