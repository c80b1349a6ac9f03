import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** The panel from before records carried a version. The stored records of `tests/http/old-records` are its own. */
export const FIRST_COMMIT = "06fe0e3862b265328f4892e94a12168074137058";

export type EarlierPanel = { name: string; commit: string };

/** The last release before this commit, and the first panel while there is none; undefined in a shallow clone. */
export function findEarlierPanel(): EarlierPanel | undefined {
  const head = git("rev-parse", "HEAD");
  const tags = git("tag", "--merged", "HEAD", "--sort=-v:refname", "--list", "v[0-9]*") ?? "";
  const names = [...tags.split("\n").filter(Boolean), FIRST_COMMIT];
  for (const name of names) {
    const commit = git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    if (commit && commit !== head) return { name: name.slice(0, 12), commit };
  }
  return undefined;
}

/** Builds the panel of a commit with its own packages, once, and returns its folder. */
export function buildEarlierPanel({ commit }: Pick<EarlierPanel, "commit">): string {
  const folder = path.join(root, ".cache/panels", commit);
  if (existsSync(folder)) return folder;
  const place = `${folder}.${process.pid}`;
  mkdirSync(place, { recursive: true });
  try {
    run("sh", ["-c", `git archive ${commit} | tar -x -C '${place}'`], root);
    run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], place);
    run("npm", ["run", "build"], place);
    renameSync(place, folder);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
  return folder;
}

function run(program: string, options: string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(program, options, { cwd, encoding: "utf8" });
  if (status !== 0)
    throw new Error(`${program} ${options.join(" ")} failed:\n${stdout}\n${stderr}`);
}

/** What git prints; undefined where it fails, as without a repository. */
function git(...options: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", options, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
