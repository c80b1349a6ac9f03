import type { ServerBuild } from "@remix-run/node";
import { followBuilds, readBuild } from "./server/builds.ts";
import { startOwnSandbox } from "./server/own-sandbox.ts";

/** The build contains all server code of the panel, and exports the function that runs it. */
type PanelModule = ServerBuild["entry"]["module"] & typeof import("./app/entry.server.tsx");

const build = await readBuild();
const { servePanel } = build.entry.module as PanelModule;
await servePanel(build, { startSandbox: startOwnSandbox, followBuilds });
