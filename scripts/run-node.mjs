import { spawn } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs Node with these arguments in the place of this process: signals are passed on, and its end is ours.
 * @param {string[]} nodeArguments
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export function runNode(nodeArguments, options) {
  const child = spawn(process.execPath, nodeArguments, { stdio: "inherit", ...options });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}
