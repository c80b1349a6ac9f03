// npm run contracts:changes: what the difference between two documents means for the panel's screens.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { documentPath, type OpenApiDocument } from "../../openapi/document.ts";
import { nameOf, runCommand } from "../command-name.ts";
import { readPact } from "../pact-file.ts";
import { judgeChanges } from "./judge-changes.ts";
import { toText } from "./report.ts";

const usage = `Usage: ${nameOf("changes")} <before> <after> [options]

Compares two OpenAPI documents (YAML or JSON) as the panel sees them, without running anything: each change is breaking,
unknown or safe, with the screens and users that it touches. With one file, the panel's document is the one before.

  --pact <file>  the panel's pact, instead of the one that comes with it
  --all          lists the safe changes, too
  --json         prints the changes as JSON
  --help         show this

Exits with 0 if all is safe, 1 if something breaks, 3 if people must look at something, and 2 if nothing could be compared.`;

await runCommand("changes", run);

function run(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pact: { type: "string" },
      json: { type: "boolean" },
      all: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [first, second] = positionals;
  if (first === undefined) throw new Error("Name the document to compare");
  const [before, after] = second === undefined ? [documentPath, first] : [first, second];
  const changes = judgeChanges(readDocument(before), readDocument(after), readPact(values.pact));
  console.log(
    values.json ? JSON.stringify(changes, null, 2) : toText(changes, { isAll: values.all }),
  );
  if (changes.some(({ verdict }) => verdict === "breaking")) return 1;
  return changes.some(({ verdict }) => verdict === "unknown") ? 3 : 0;
}

function readDocument(file: string): OpenApiDocument {
  const document = parse(readFileSync(file, "utf8")) as OpenApiDocument | null;
  if (!document?.openapi || !document.paths) throw new Error(`${file} is no OpenAPI document`);
  return document;
}
