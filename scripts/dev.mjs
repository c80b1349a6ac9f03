// npm run dev: builds on every change and reloads the page. With `-- --pseudo`, English is long, accented and in brackets.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

ensureInstalled();
const root = fileURLToPath(new URL("..", import.meta.url));
// The development build overwrites build/, so the next npm start must build again.
rmSync(`${root}build/sources.sha256`, { force: true });
const { nameBuild } = await import("./build.mjs");
const { bundleCompanions } = await import("./bundle-server.mjs");
nameBuild();
await bundleCompanions();
const remix = "node_modules/@remix-run/dev/dist/cli.js";
runNode([remix, "dev", "--manual", "-c", "node --import tsx server.ts"], {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: "development",
    ...(process.argv.includes("--pseudo") && { PSEUDO_LOCALE: "on" }),
  },
});
