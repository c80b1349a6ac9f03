import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const app = path.resolve(import.meta.dirname, "../../app");

const everyPage = "every page";

/** A longer list helps no reader, so it becomes "every page". */
const MOST = 20;

/**
 * Maps each operation to the screens that call it. We bundle each screen's route with its imports and
 * without dead code; the operations named in the bundle are those that the screen calls.
 */
export async function findScreens(): Promise<Map<string, string[]>> {
  const screens = readdirSync(path.join(app, "routes"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const calls = await bundleCalls([
    // Calls of the server itself count for every screen.
    { in: path.join(app, "panel/serve-panel.server.ts"), out: everyPage },
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

/** The operations that a source passes to `call` or `stream`. */
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
