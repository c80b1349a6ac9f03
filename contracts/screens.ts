import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { type Screen, screens as table } from "../app/screens.ts";
import type { Audience } from "./pact-file.ts";

const app = path.resolve(import.meta.dirname, "../app");

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

/** Groups screens by the kinds of users who see them. */
export function toAudiences(screens: string[]): Audience[] {
  const groups = new Map<string, Audience>();
  for (const screen of screens) {
    const users = listKinds(findScreen(screen));
    const group = groups.get(users.join()) ?? { users, screens: [] };
    groups.set(users.join(), { users, screens: [...group.screens, screen] });
  }
  return [...groups.values()];
}

function listKinds(screen: Screen | undefined): string[] {
  if (!screen) return ["every user"];
  const { layout, audience } = screen;
  if (layout.startsWith("hotel")) return ["hotels"];
  if (audience === "guests" || audience === "everyone") return ["guests"];
  if ("permission" in audience) return [`users with the permission ${audience.permission}`];
  return audience.map((role) => plurals[role]);
}

const plurals = {
  ...{ client: "clients", company: "companies", employee: "employees" },
  ...{ booker: "bookers", viewer: "viewers", approver: "approvers" },
};

/** A file is of the screen whose name begins its own: `history_pdf` of `history`. */
function findScreen(name: string): Screen | undefined {
  const names = Object.keys(table) as (keyof typeof table)[];
  const longest = names
    .filter((each) => name === each || name.startsWith(`${each}_`))
    .toSorted((one, other) => other.length - one.length);
  return longest[0] && table[longest[0]];
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
