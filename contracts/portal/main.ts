// npm run contracts:portal: makes the pages about the taxi API for its makers.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { loadDocument } from "../../openapi/document.ts";
import { makeSite } from "./site.ts";
import { readVerification } from "./verification.ts";

const usage = `Usage: npm run contracts:portal -- [options]

Makes a static site about the taxi API: its operations, the assumptions to answer, the pact's interactions and
states, and the last verification. It needs no server: open its index.html.

  --out <folder>          where to (default build/portal)
  --verification <file>   report of a verification (default build/verification/verification.json, if it is there)
  --help                  show this`;

try {
  const { out, verification, help } = parseArgs({
    options: {
      out: { type: "string", default: "build/portal" },
      verification: { type: "string" },
      help: { type: "boolean" },
    },
  }).values;
  if (help) console.log(usage);
  else {
    const site = await makeSite({
      document: loadDocument(),
      verification: verification === undefined ? undefined : readVerification(verification),
    });
    for (const [file, content] of site) {
      const target = path.join(out, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
    console.log(`${site.size} files in ${path.join(out, "index.html")}`);
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\nSee npm run contracts:portal -- --help`);
  process.exitCode = 2;
}
