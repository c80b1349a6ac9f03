// npm start: installs and builds if needed, and runs the panel.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

ensureInstalled();
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();

// The default is a quiet demo: like production, but with its own API and store.
const forShow = { NODE_ENV: "production", DEMO: "1", LOG_LEVEL: "warn" };
runNode(["--enable-source-maps", "build/server.mjs"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  env: process.env.NODE_ENV ? process.env : { ...forShow, ...process.env },
});
