// The tools of a few commands have a package of their own, so that npm start and npm test install less.
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";

export const toolsDirectory = fileURLToPath(new URL("tools", import.meta.url));

/**
 * The path of a tool's file, after the tools are installed.
 * @param {string} file such as "vnu-jar/build/dist/vnu.jar"
 */
export function findTool(file) {
  ensureInstalled(toolsDirectory);
  return path.join(toolsDirectory, "node_modules", file);
}
