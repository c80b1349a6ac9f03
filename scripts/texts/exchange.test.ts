import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { po } from "gettext-parser";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findProblems } from "./catalogues.ts";
import { exportTexts, importTexts } from "./exchange.ts";
import { confirm, findStale } from "./stale.ts";

const project = path.resolve(import.meta.dirname, "../..");

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "parada-texts-"));
  for (const language of ["en", "ar"])
    for (const namespace of ["routes/login", "features/frame/count"])
      copy(language, `${namespace}.json`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function copy(language: string, file: string): void {
  const place = path.join("locales", language, file);
  cpSync(path.join(project, place), path.join(root, place), { recursive: true });
}

const fileOf = (language: string) => path.join(root, "locales", language, "routes/login.json");
const read = (language: string) => JSON.parse(readFileSync(fileOf(language), "utf8"));
const change = (language: string, texts: Record<string, string | undefined>) =>
  writeFileSync(fileOf(language), JSON.stringify({ ...read(language), ...texts }));

function commit(): void {
  const git = (...command: string[]) =>
    spawnSync("git", ["-c", "user.name=t", "-c", "user.email=t@t.example", ...command], {
      cwd: root,
    });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "texts");
}

/** The exported file as a translator returns it. */
function translate(texts: Record<string, string>): string {
  const file = po.parse(exportTexts(root, "ar"));
  for (const each of Object.values(file.translations).flatMap((some) => Object.values(some))) {
    const [, key = ""] = each.msgctxt?.split(": ") ?? [];
    if (key in texts) Object.assign(each, { msgstr: [texts[key]], comments: {} });
  }
  return po.compile(file).toString();
}

describe("a translator's file", () => {
  it("holds all texts, and what is missing comes back with it", () => {
    change("ar", { title: undefined, log_in: undefined });
    expect(findProblems(root, "ar")).toHaveLength(2);
    const before = readFileSync(path.join(project, "locales/ar/routes/login.json"), "utf8");
    const { title, log_in } = JSON.parse(before);
    expect(importTexts(root, "ar", translate({ title, log_in }))).toEqual([]);
    expect(readFileSync(fileOf("ar"), "utf8")).toBe(before);
  });

  it("says for which numbers a form is", () => {
    const file = exportTexts(root, "ar");
    expect(file).toContain("For the numbers 3, 4, 5, 6 …");
  });

  it("changes nothing where its translation is wrong, or its source text has changed", () => {
    const { title } = read("ar");
    const file = translate({ title: "تسجيل الدخول {{name}}", log_in: "دخول" });
    change("en", { log_in: "Enter" });
    expect(importTexts(root, "ar", file)).toEqual([
      'routes/login: "title" has other placeholders than in en',
      expect.stringContaining('"log_in" now says "Enter"'),
    ]);
    expect(read("ar").title).toBe(title);
  });
});

describe("a stale translation", () => {
  beforeEach(() => {
    commit();
    change("en", { log_in: "Enter" });
    commit();
  });

  it("is one whose source has changed since, until it changes too", () => {
    expect([...findStale(root, "ar")]).toEqual(["routes/login: log_in"]);
    change("ar", { log_in: "دخول" });
    expect([...findStale(root, "ar")]).toEqual([]);
    commit();
    expect([...findStale(root, "ar")]).toEqual([]);
  });

  it("is fuzzy for the translator, who may find it right", () => {
    expect(exportTexts(root, "ar")).toContain("#, fuzzy");
    const { log_in } = read("ar");
    expect(importTexts(root, "ar", translate({ log_in }))).toEqual([]);
    expect([...findStale(root, "ar")]).toEqual([]);
  });

  it("can be confirmed", () => {
    confirm(root, "ar", [...findStale(root, "ar")]);
    expect([...findStale(root, "ar")]).toEqual([]);
    change("en", { log_in: "Come in" });
    expect([...findStale(root, "ar")]).toEqual(["routes/login: log_in"]);
  });
});
