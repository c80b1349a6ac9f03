import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startSourceMapUploads } from "../services/source-map-uploads.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** A dependency of @sentry/remix, whose program npm may have left out. */
const cli = path.join(root, "node_modules/@sentry/cli/bin/sentry-cli");
const isThere = spawnSync(process.execPath, [cli, "--version"]).status === 0;

/** The command of docs/releases.md as a shell reads it, with the words in angle brackets replaced. */
function readCommand(words: Record<string, string>): string {
  const page = readFileSync(path.join(root, "docs/releases.md"), "utf8");
  const [, command = ""] = page.match(/npx sentry-cli (sourcemaps upload [^`]*)/) ?? [];
  return command.replaceAll(/<(\w+)>/g, (_, name: string) => words[name] ?? name).trim();
}

it.runIf(isThere)(
  "uploads a source map for each script, with the command of the docs",
  async () => {
    const sentry = await startSourceMapUploads();
    const release = "parada@0.1.0+a2491876";
    const command = readCommand({ organization: "taxis", project: "panel", release });
    const upload = spawn("sh", ["-c", `"$NODE" "$CLI" --url ${sentry.origin} ${command}`], {
      cwd: root,
      env: { ...process.env, NODE: process.execPath, CLI: cli, SENTRY_AUTH_TOKEN: "a-token" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const [output, errors] = await Promise.all([text(upload.stdout), text(upload.stderr)]);
    sentry.stop();
    expect(sentry.uploads, `${output}${errors}`).toEqual([
      expect.objectContaining({ version: release, projects: ["panel"] }),
    ]);

    const scripts = readdirSync(path.join(root, "public/build"), {
      recursive: true,
      encoding: "utf8",
    })
      .filter((file) => file.endsWith(".js") && !file.startsWith("manifest-"))
      .map((file) => `~/build/${file} (sourcemap at ${path.basename(file)}.map)`);
    expect(output.split("\n").map((line) => line.trim())).toEqual(expect.arrayContaining(scripts));
  },
);
