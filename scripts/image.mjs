// npm run image -- --tag parada:0.1.0: builds the image with the arguments that name its version and its commit. What follows
// `--` goes to `docker build`, or to the build command of the engine that CONTAINER_ENGINE names.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { askGit, readCommit, runGit } from "./build-id.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const commit = readCommit(process.env.SOURCE_COMMIT) ?? askGit(root, ["."]);
const given = {
  VERSION: version,
  SOURCE_COMMIT: commit,
  // The commit's own time, so that the same commit gets the same label.
  CREATED:
    commit && runGit(root, ["show", "--no-patch", "--format=%cI", commit.split("-")[0] ?? ""]),
  NODE_IMAGE: process.env.NODE_IMAGE,
};
const buildArguments = Object.entries(given).flatMap(([name, value]) =>
  value ? ["--build-arg", `${name}=${value}`] : [],
);
const { status, error } = spawnSync(
  process.env.CONTAINER_ENGINE ?? "docker",
  ["build", ...buildArguments, ...process.argv.slice(2), "."],
  { cwd: root, stdio: "inherit" },
);
if (error) console.error(`The image was not built: ${error.message}`);
process.exitCode = status ?? 1;
