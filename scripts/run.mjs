// node scripts/run.mjs path/to/program.ts args…
// Runs a TypeScript program under tsx, after the packages it needs are in place.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ensureInstalled } from "./install.mjs";

const [program, ...programArguments] = process.argv.slice(2);
if (!program) {
  console.error("Usage: node scripts/run.mjs path/to/program.ts [arguments]");
  process.exit(2);
}

ensureInstalled();

// Node looks an --import up from the working directory, which may be any.
const tsx = import.meta.resolve("tsx");
const child = spawn(process.execPath, ["--import", tsx, program, ...programArguments], {
  stdio: "inherit",
});

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => child.kill(signal));
}
child.on("exit", (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
});
