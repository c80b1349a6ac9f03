import { watchFile } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";

/** Imports Remix's build; another version makes Node load it again. */
export async function readBuild(version = ""): Promise<ServerBuild> {
  // Relative to the working directory, since this file is bundled elsewhere.
  return import(pathToFileURL(path.resolve("build/index.js")).href + version);
}

/**
 * While Remix rebuilds on every change, replaces the build by each new one, and tells Remix, which
 * reloads the pages. Sessions and trips go on.
 */
export async function followBuilds(
  first: ServerBuild,
  use: (build: ServerBuild) => Promise<void>,
): Promise<void> {
  const { broadcastDevReady } = await import("@remix-run/node");
  await broadcastDevReady(first);
  // Remix writes this file last.
  watchFile(path.resolve("build/version.txt"), { interval: 100 }, async ({ mtimeMs }) => {
    try {
      const build = await readBuild(`?${mtimeMs}`);
      await use(build);
      await broadcastDevReady(build);
    } catch (error) {
      // When a build throws as it is loaded or opened, the last one stays in place.
      console.error(error);
    }
  });
}
