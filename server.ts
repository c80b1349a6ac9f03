import cluster from "node:cluster";
import { wantsWorkers } from "./app/config/wants-workers.ts";
import { followBuilds, readBuild } from "./server/builds.ts";
import { startOwnSandbox } from "./server/own-sandbox.ts";
import { startSampleApi } from "./server/sample-api.ts";

if (cluster.isPrimary && wantsWorkers(process.env)) {
  const workers = await import("./app/panel/workers/serve-with-workers.server.ts");
  await workers.serveWithWorkers();
} else {
  // The build contains all server code of the panel, and exports the function that runs it.
  const build = await readBuild();
  await build.entry.module.servePanel(build, {
    startSandbox: startOwnSandbox,
    startSampleApi,
    followBuilds,
  });
}
