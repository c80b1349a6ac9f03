import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const app = path.resolve(import.meta.dirname, "../../app");

const everyPage = "every page";

/** Where there are so many, none is helped by the list. */
const MOST = 20;

/**
 * Which screens call which operation. Each screen's code is bundled with what it imports, and what
 * nobody reaches left out: the operations that are named in the rest are those that it calls.
 */
export async function findScreens(): Promise<Map<string, string[]>> {
  const screens = readdirSync(path.join(app, "routes"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const calls = await bundleCalls([
    // What is called for no screen in particular is called for all of them.
    { in: path.join(app, "../server.ts"), out: everyPage },
    ...screens.map((screen) => ({
      in: path.join(app, "routes", screen, "route.tsx"),
      out: screen,
    })),
  ]);
  const operations = new Set([...calls.values()].flatMap((called) => [...called]));
  return new Map(
    [...operations].map((operation) => {
      const callers = screens.filter((screen) => calls.get(screen)?.has(operation));
      return [operation, callers.length === 0 || callers.length > MOST ? [everyPage] : callers];
    }),
  );
}

/** The operations that a source names where it calls the API. */
export function listCalls(source: string): Set<string> {
  const named = source.matchAll(/\b(?:call|stream)\(\s*"([a-z]\w+)"/g);
  return new Set(Array.from(named, ([, id]) => id ?? ""));
}

async function bundleCalls(entryPoints: { in: string; out: string }[]) {
  const { outputFiles } = await build({
    entryPoints,
    outdir: "/",
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".css": "empty", ".svg": "empty" },
    logLevel: "error",
  });
  return new Map(
    outputFiles.map((file) => [path.basename(file.path, ".js"), listCalls(file.text)]),
  );
}
