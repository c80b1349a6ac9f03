import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../../app/i18n/languages.ts";

const served = path.resolve("public/build");
const mapped = path.resolve("source-maps");

/** The list of files that Remix reads is data, and no code. */
const scripts = readdirSync(served, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".js") && !file.startsWith("manifest-"),
);

const readMap = (script: string) =>
  JSON.parse(readFileSync(path.join(mapped, `${script}.map`), "utf8"));

/** Where the panel's source says this, for each place where the script does. */
function findSources(script: string, words: string): string[] {
  const payload = readMap(script);
  const map = new SourceMap(payload);
  const lines = readFileSync(path.join(served, script), "utf8").split("\n");
  return lines.flatMap((text, line) =>
    [...text.matchAll(new RegExp(words, "g"))].map(({ index }) => {
      const entry = map.findEntry(line, index);
      if (!("originalSource" in entry)) return "nowhere";
      const source = payload.sourcesContent[payload.sources.indexOf(entry.originalSource)];
      const original = String(source).split("\n")[entry.originalLine] ?? "";
      return `${entry.originalSource}: ${original.trim()}`;
    }),
  );
}

/** Where the panel's source says this, for the first place where the server's code does. */
function findServerSource(words: string): string {
  const map = new SourceMap(JSON.parse(readFileSync("build/index.js.map", "utf8")));
  const before = readFileSync("build/index.js", "utf8").split(words)[0]?.split("\n") ?? [];
  const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
  if (!("originalSource" in entry) || !entry.originalSource) return "nowhere";
  const file = path.join("build", entry.originalSource);
  const line = readFileSync(file, "utf8").split("\n")[entry.originalLine] ?? "";
  return `${file}: ${line.trim()}`;
}

describe("source maps", () => {
  it("exist for every script that browsers get, beside a copy that names its map", () => {
    for (const script of scripts) {
      const copy = readFileSync(path.join(mapped, script), "utf8");
      const reference = `\n//# sourceMappingURL=${path.basename(script)}.map\n`;
      expect(copy).toBe(readFileSync(path.join(served, script), "utf8") + reference);
      expect(existsSync(path.join(mapped, `${script}.map`)), script).toBe(true);
    }
  });

  it("are neither served to browsers nor named by the scripts", () => {
    const files = readdirSync("public", { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
    for (const script of scripts)
      expect(readFileSync(path.join(served, script), "utf8")).not.toContain("sourceMappingURL");
  });

  it("lead from a script to the panel's own line, whatever the language of the texts before it", () => {
    const found = scripts
      .filter((script) => /^employee-\w+\.js$/.test(script))
      .flatMap((script) => findSources(script, '(?<=\\()"save_and_next"'));
    const expected = 'app/routes/employee/employee-form.tsx: {t("save_and_next")}';
    expect(found).toEqual(languages.map(() => expected));
  });

  it("lead from the server's code to the panel's own line, and from that of its packages nowhere", () => {
    expect(findServerSource("A vault needs a secret")).toBe(
      'app/store/vault.server.ts: if (!newest) throw new Error("A vault needs a secret");',
    );
    expect(findServerSource("Minified React error #")).toBe("nowhere");
  });
});
