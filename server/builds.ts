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
 * reloads the pages. Whoever is logged in stays so, and trips go on.
 */
export async function followBuilds(
  first: ServerBuild,
  use: (build: ServerBuild) => Promise<void>,
): Promise<void> {
  await broadcastDevReady(first);
  // Remix writes it when all else is written.
  watchFile(path.resolve("build/version.txt"), { interval: 100 }, async ({ mtimeMs }) => {
    const build = await readBuild(`?${mtimeMs}`).catch((error: unknown) => {
      // It throws as soon as it is loaded: the old one stays until that is mended.
      console.error(error);
    });
    if (!build) return;
    await use(build);
    await broadcastDevReady(build);
  });
}
