import { watchFile } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { broadcastDevReady, type ServerBuild } from "@remix-run/node";

/** What Remix has built; with a version, the one that has come in its place. */
export async function readBuild(version = ""): Promise<ServerBuild> {
  // Relative to where the panel runs, since this file is bundled elsewhere.
  return import(pathToFileURL(path.resolve("build/index.js")).href + version);
}

/**
 * While Remix builds anew on every change: puts each new build in the old one's place, and tells Remix, which
 * reloads the pages. Sessions and trips go on.
 */
export async function followBuilds(
  first: ServerBuild,
  use: (build: ServerBuild) => Promise<void>,
): Promise<void> {
  await broadcastDevReady(first);
  // Remix writes it when all else is written.
  watchFile(path.resolve("build/version.txt"), { interval: 100 }, async ({ mtimeMs }) => {
    try {
      const build = await readBuild(`?${mtimeMs}`);
      await use(build);
      await broadcastDevReady(build);
    } catch (error) {
      // A build that throws when it is loaded or opened leaves the last one in place.
      console.error(error);
    }
  });
}
