import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export type Image = {
  /** Where its file system is. */
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string | undefined;
  command: string[];
  healthCheck: string[];
};

type Stage = Image & { name: string | undefined };

/**
 * What a container engine would make of a Dockerfile, as far as that can be had without one: its steps in
 * their order, each stage in an empty directory of its own, with the files that .dockerignore lets in and
 * with the programs of this machine for those of the base image. What it does not know, it refuses.
 */
export function buildImage(context: string): Image & { remove: () => void } {
  const place = mkdtempSync(path.join(tmpdir(), "parada-image-"));
  // Others than who builds it may enter.
  chmodSync(place, 0o755);
  const stages: Stage[] = [];
  for (const { name, rest } of readInstructions(path.join(context, "Dockerfile"))) {
    run(name, rest);
  }
  const image = current();
  return { ...image, remove: () => rmSync(place, { recursive: true, force: true }) };

  function current(): Stage {
    const stage = stages.at(-1);
    if (!stage) throw new Error("The Dockerfile begins with no stage");
    return stage;
  }

  function run(instruction: string, rest: string): void {
    if (instruction === "ARG") return;
    if (instruction === "FROM") {
      begin(rest);
      return;
    }
    const stage = current();
    if (instruction === "WORKDIR") stage.workdir = rest;
    else if (instruction === "ENV") Object.assign(stage.env, readPairs(rest));
    else if (instruction === "USER") stage.user = rest;
    else if (instruction === "CMD") stage.command = JSON.parse(rest);
    else if (instruction === "HEALTHCHECK") {
      stage.healthCheck = JSON.parse(rest.slice(rest.indexOf(" CMD ") + " CMD ".length));
    } else if (instruction === "COPY") copy(stage, rest);
    else if (instruction === "RUN") execute(stage, rest);
    else if (instruction !== "EXPOSE") throw new Error(`${instruction} cannot be tried here`);
    if (instruction === "WORKDIR") mkdirSync(within(stage, "."), { recursive: true });
  }

  function begin(rest: string): void {
    const [, name] = rest.match(/ AS (\S+)$/i) ?? [];
    const root = path.join(place, name ?? "last");
    mkdirSync(root, { recursive: true });
    const unset = { user: undefined, command: [], healthCheck: [], env: {} };
    stages.push({ ...unset, root, name, workdir: "/" });
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

  function execute(stage: Stage, command: string): void {
    if (/(^|[\s=])\//.test(command)) throw new Error(`This would reach outside: RUN ${command}`);
    const { status, stdout, stderr } = spawnSync("sh", ["-c", command], {
      cwd: within(stage, "."),
      env: { ...ownEnvironment(), ...stage.env, HOME: process.env.HOME },
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) throw new Error(`RUN ${command} failed:\n${stdout}${stderr}`);
  }
}

/** A directory is copied as what it is called on the other side, a file into a directory or under a name. */
function copyInto(source: string, target: string, isDirectory: boolean): void {
  const place = isDirectory ? path.join(target, path.basename(source)) : target;
  cpSync(source, place, { recursive: true, verbatimSymlinks: true });
}

/** Of this process' own settings no more than what a base image has, too. */
export const ownEnvironment = () =>
  Object.assign({} as NodeJS.ProcessEnv, {
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
  });

const within = ({ root, workdir }: Stage, place: string) =>
  path.join(root, place.startsWith("/") ? place : path.join(workdir, place));

function readInstructions(file: string): { name: string; rest: string }[] {
  const text = readFileSync(file, "utf8");
  const withoutComments = text.replaceAll(/^#.*\n/gm, "").replaceAll(/\\\n\s*/g, "");
  return withoutComments
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => {
      const [, name = "", rest = ""] = line.match(/^(\w+)\s+(.*)$/) ?? [];
      return { name, rest: rest.trim() };
    });
}

const readPairs = (text: string) =>
  Object.fromEntries(text.split(/\s+/).map((pair) => pair.split("=")));

/** The files that an engine would be sent, by their paths from the context. */
export function listContext(context: string): string[] {
  const lines = readFileSync(path.join(context, ".dockerignore"), "utf8").split("\n");
  const rules = lines
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => ({ isException: line.startsWith("!"), pattern: line.replace(/^!/, "") }));
  const patterns = rules.map((rule) => ({ ...rule, matches: toMatcher(rule.pattern) }));

  function isLeftOut(file: string): boolean {
    return patterns.reduce(
      (isOut, { isException, matches }) => (matches(file) ? !isException : isOut),
      false,
    );
  }
  const mayHold = (directory: string) =>
    rules.some(
      ({ isException, pattern }) =>
        isException && (pattern.startsWith(`${directory}/`) || pattern.startsWith("**")),
    );

  function list(directory: string): string[] {
    const entries = readdirSync(path.join(context, directory), { withFileTypes: true });
    return entries.flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (!entry.isDirectory()) return isLeftOut(file) ? [] : [file];
      return isLeftOut(file) && !mayHold(file) ? [] : list(file);
    });
  }
  return list("");
}

/** A pattern holds for what lies below, too. */
function toMatcher(pattern: string): (file: string) => boolean {
  const source = pattern
    .split("/")
    .map((part) =>
      part === "**"
        ? "(?:[^/]+/)*"
        : `${part.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*")}/`,
    )
    .join("");
  const expression = new RegExp(`^${source}`);
  return (file) => expression.test(`${file}/`);
}
