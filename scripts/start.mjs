// npm start: installs and builds where that has not been done, and runs the panel.
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { runNode } from "./run-node.mjs";

ensureInstalled();
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();

// Whoever says nothing wants to see it: as in production, with all it needs brought along, and quiet.
const forShow = { NODE_ENV: "production", DEMO: "1", LOG_LEVEL: "warn" };
runNode(["--enable-source-maps", "build/server.mjs"], {
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  env: process.env.NODE_ENV ? process.env : { ...forShow, ...process.env },
});
