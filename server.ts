import type { ServerBuild } from "@remix-run/node";
import { followBuilds, readBuild } from "./server/builds.ts";
import { startOwnSandbox } from "./server/own-sandbox.ts";

/** All server code of the panel is in its build, once; the build exports what runs it. */
type PanelModule = ServerBuild["entry"]["module"] & typeof import("./app/entry.server.tsx");

const build = await readBuild();
const { servePanel } = build.entry.module as PanelModule;
await servePanel(build, { startSandbox: startOwnSandbox, followBuilds });
