import { followBuilds, readBuild } from "./server/builds.ts";
import { startOwnSandbox } from "./server/own-sandbox.ts";
import { startSampleApi } from "./server/sample-api.ts";

// The build contains all server code of the panel, and exports the function that runs it.
const build = await readBuild();
await build.entry.module.servePanel(build, {
  startSandbox: startOwnSandbox,
  startSampleApi,
  followBuilds,
});
