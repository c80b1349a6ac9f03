// npm run dev: builds on every change and reloads the page.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

ensureInstalled();
const remix = "node_modules/@remix-run/dev/dist/cli.js";
runNode([remix, "dev", "--manual", "-c", "node --import tsx server.ts"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  env: { ...process.env, NODE_ENV: "development" },
});
