// The Node of the image, with which npm run test:full tests the panel beside the Node that runs the tests.
import { existsSync } from "node:fs";
import path from "node:path";
import { toolsDirectory } from "./tools.mjs";

/** The program, or undefined where npm has none for this platform, or where the tests run on Node 24 themselves. */
export function findNode24() {
  if (process.versions.node.startsWith("24.")) return undefined;
  const name = `node-${process.platform}-${process.arch}`;
  const program = path.join(toolsDirectory, "node_modules", name, "bin/node");
  return existsSync(program) ? program : undefined;
}
