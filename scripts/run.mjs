// node scripts/run.mjs path/to/program.ts args…
// Runs a TypeScript program under tsx, after the packages it needs are in place.
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

const [program, ...programArguments] = process.argv.slice(2);
if (!program) {
  console.error("Usage: node scripts/run.mjs path/to/program.ts [arguments]");
  process.exit(2);
}

ensureInstalled();

// Node looks an --import up from the working directory, which may be any.
runNode(["--import", import.meta.resolve("tsx"), program, ...programArguments]);
