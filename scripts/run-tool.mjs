// node scripts/run-tool.mjs package/path/to/program.js args…
// Runs a program of scripts/tools, after the project's packages and the tools are in place.
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";
import { findTool } from "./tools.mjs";

const [program, ...programArguments] = process.argv.slice(2);
if (!program) {
  console.error("Usage: node scripts/run-tool.mjs package/path/to/program.js [arguments]");
  process.exit(2);
}

ensureInstalled();
runNode([findTool(program), ...programArguments]);
