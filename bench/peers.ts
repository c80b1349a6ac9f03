import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildBareApp } from "./bare-page.ts";
import { type Launched, launch } from "./launch.ts";
import { type Ask, load } from "./load.ts";
import { toBareRemixFiles } from "./peer-page.ts";

const root = path.resolve(import.meta.dirname, "..");

/** Starts a bare Express server that sends this string. */
export function launchString(html: string): Promise<Launched> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "parada-string-")), "page.html");
  writeFileSync(file, html);
  return launch(["bench/peer.mjs", "string", file], {});
}

/** Starts plain Remix with a page of the same elements and size as this one. */
export async function launchRemix(
  html: string,
  { loader = "{}", env = {} }: { loader?: string; env?: Record<string, string> } = {},
): Promise<Launched> {
  const app = buildBareApp(root, toBareRemixFiles(html, loader));
  const program = ["bench/peer.mjs", "remix", app];
  const first = await launch(program, env);
  const missing = Buffer.byteLength(html) - (await load([askOf(first)], 0.1)).bytes;
  await first.stop();
  return launch(program, { ...env, FILLER: `${Math.max(0, missing)}` });
}

export const askOf = ({ port }: Launched, headers: Ask["headers"] = {}): Ask => ({
  port,
  // With an unused query, like a page that the panel renders anew.
  path: "/?cold=1",
  // Remix renders pages differently for bots.
  headers: { "user-agent": browser, ...headers },
});

export const browser =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";
