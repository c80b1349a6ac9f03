// Which translations are older than the text that they translate, as the history of the project tells.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listNamespaces, readTable, SOURCE, type Table } from "./catalogues.ts";

/** The translations whose source text has changed since; none where there is no history. */
export function findStale(root: string, language: string): Set<string> {
  const git = (...command: string[]) =>
    spawnSync("git", command, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 }).stdout ?? "";
  const commits = git("log", "--format=%x00%H", "--name-only", "--", "locales")
    .split("\0")
    .map((entry) => entry.split("\n"));
  const changed = git("diff", "HEAD", "--name-only", "--", "locales").split("\n");
  const confirmed = readConfirmed(root)[language] ?? {};
  const stale = listNamespaces(root).flatMap((namespace) => {
    const file = `locales/${language}/${namespace}.json`;
    const source = `locales/${SOURCE}/${namespace}.json`;
    const [commit] = commits.find((lines) => lines.includes(file)) ?? [];
    if (!commit || changed.includes(file)) return [];
    const then = parse(git("show", `${commit}:${source}`));
    const now = readTable(root, SOURCE, namespace);
    const own = readTable(root, language, namespace);
    return Object.keys(now)
      .filter((key) => key in own && then[key] !== undefined && then[key] !== now[key])
      .filter((key) => confirmed[`${namespace}: ${key}`] !== now[key])
      .map((key) => `${namespace}: ${key}`);
  });
  return new Set(stale);
}

const parse = (text: string): Table => (text ? JSON.parse(text) : {});

/** The source texts that a translator has found to be translated still, though they have changed. */
type Confirmed = Record<string, Record<string, string>>;

const confirmedFile = "locales/confirmed.json";

function readConfirmed(root: string): Confirmed {
  const file = path.join(root, confirmedFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Remembers that translations which looked stale are right. */
export function confirm(root: string, language: string, names: string[]): void {
  const all = readConfirmed(root);
  const now = names.map((name): [string, string] => {
    const [namespace = "", key = ""] = name.split(": ");
    return [name, readTable(root, SOURCE, namespace)[key] ?? ""];
  });
  const confirmed = { ...all, [language]: { ...all[language], ...Object.fromEntries(now) } };
  writeFileSync(path.join(root, confirmedFile), `${JSON.stringify(confirmed, null, 2)}\n`);
}
