import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listContext } from "./docker-context.ts";
import {
  type ImageSettings,
  readArguments,
  readInstructions,
  readPairs,
  readSettings,
  selectStages,
} from "./dockerfile.ts";
import { ownEnvironment } from "./service-process.ts";

type Stage = {
  name: string | undefined;
  /** The directory with its file system. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** What its steps find in the environment, and the image does not keep. */
  args: Record<string, string>;
};

type Options = {
  target?: string;
  args?: Record<string, string>;
  /** The base image's Node, if not the one that runs this. */
  node?: string;
};

export type Image = ImageSettings & Pick<Stage, "root" | "workdir"> & { remove: () => void };

/**
 * Builds a Dockerfile as closely as possible without a container engine: it runs the steps in order,
 * each stage in an empty directory of its own, with the files that .dockerignore admits and with this
 * machine's programs instead of the base image's. Instructions that it does not know are an error.
 */
export function buildImage(context: string, { target, args = {}, node }: Options = {}): Image {
  const place = mkdtempSync(path.join(tmpdir(), "parada-image-"));
  // The image's user, who did not build it, needs access too.
  chmodSync(place, 0o755);
  const stages: Stage[] = [];
  const instructions = selectStages(readInstructions(context), target);
  for (const { name, rest } of instructions) run(name, rest);
  const { root, workdir } = current();
  const remove = () => rmSync(place, { recursive: true, force: true });
  return { ...readSettings(instructions, args), root, workdir, remove };

  function current(): Stage {
    const stage = stages.at(-1);
    if (!stage) throw new Error("The Dockerfile begins with no stage");
    return stage;
  }

  function run(instruction: string, rest: string): void {
    // These instructions do not change the file system.
    if (["LABEL", "USER", "CMD", "ENTRYPOINT", "HEALTHCHECK", "EXPOSE"].includes(instruction))
      return;
    if (instruction === "FROM") begin(rest);
    else if (instruction === "ARG") declare(rest);
    else if (instruction === "WORKDIR") enter(current(), rest);
    else if (instruction === "ENV") Object.assign(current().env, readPairs(rest));
    else if (instruction === "COPY") copy(current(), rest);
    else if (instruction === "RUN") execute(current(), rest, node);
    else throw new Error(`${instruction} cannot be tried here`);
  }

  function begin(rest: string): void {
    const [, name] = rest.match(/ AS (\S+)$/i) ?? [];
    const root = path.join(place, name ?? "last");
    mkdirSync(root);
    stages.push({ name, root, workdir: "/", env: {}, args: {} });
  }

  /** The stages do not see the arguments before the first one. */
  function declare(rest: string): void {
    Object.assign(stages.at(-1)?.args ?? {}, readArguments([{ name: "ARG", rest }], args));
  }

  function copy(stage: Stage, rest: string): void {
    const [, from, paths = ""] = rest.match(/^(?:--from=(\S+) )?(.*)$/) ?? [];
    const sources = paths.split(/\s+/);
    const target = within(stage, sources.pop() ?? "");
    const earlier = stages.find(({ name }) => from && name === from);
    if (from && !earlier) throw new Error(`There is no stage ${from}`);
    for (const source of sources) {
      if (earlier) copyInto(within(earlier, source), target, paths.endsWith("/"));
      else copyContext(source, target);
    }
  }

  function copyContext(source: string, target: string): void {
    const wanted = path.normalize(source);
    const files = listContext(context).filter(
      (file) => wanted === "." || file === wanted || file.startsWith(`${wanted}/`),
    );
    if (files.length === 0) throw new Error(`${source} is not in the context`);
    for (const file of files) cpSync(path.join(context, file), path.join(target, file));
  }
}

function enter(stage: Stage, workdir: string): void {
  stage.workdir = workdir;
  mkdirSync(within(stage, "."), { recursive: true });
}

function execute(stage: Stage, command: string, node?: string): void {
  if (/(^|[\s=])\//.test(command)) throw new Error(`This would reach outside: RUN ${command}`);
  const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
    cwd: within(stage, "."),
    env: { ...ownEnvironment(node), ...stage.args, ...stage.env, HOME: process.env.HOME },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`RUN ${command} failed:\n${stdout}${stderr}`);
}

/** Copies a directory's content into the target, and a file into a directory or under a new name. */
function copyInto(source: string, target: string, isDirectory: boolean): void {
  const place = isDirectory ? path.join(target, path.basename(source)) : target;
  cpSync(source, place, { recursive: true, verbatimSymlinks: true });
}

const within = ({ root, workdir }: Stage, place: string) =>
  path.join(root, place.startsWith("/") ? place : path.join(workdir, place));
