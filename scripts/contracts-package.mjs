// npm run contracts:pack: packs what the makers of an API verify it with.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { makePackage } from "../contracts/make-package.mjs";
import { ensureInstalled } from "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = path.join(root, "build/contracts");

// An image has installed its packages itself.
if (!existsSync(path.join(root, "node_modules"))) ensureInstalled();
await makePackage(folder);
const options = ["pack", "--silent", "--pack-destination", path.dirname(folder)];
const { status } = spawnSync("npm", options, { cwd: folder, stdio: "inherit" });
process.exitCode = status ?? 1;
