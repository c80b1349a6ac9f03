import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

type Route = { module: string; imports?: string[]; parentId?: string };
type Manifest = { entry: Route; routes: Record<string, Route> };

/** In bytes. */
export const LARGEST_FIRST_LOAD = 95_900;

/** The gzipped bytes of JavaScript that a browser loads until a first page of this build is interactive. */
export function measureFirstLoad(publicFolder: string, routeId: string): number {
  return measureGzipped(publicFolder, listFirstLoad(publicFolder, routeId));
}

/** The gzipped bytes of JavaScript that a screen loads because it shows a map on tiles. */
export function measureMap(publicFolder: string): number {
  const files = readdirSync(path.join(publicFolder, "build"), {
    recursive: true,
    encoding: "utf8",
  });
  const named = (name: string) =>
    files.filter((file) => new RegExp(`(^|/)${name}-\\w+\\.js$`).test(file));
  // Each language has its own.
  const [own] = named("leaflet-map.client");
  const shared = listFirstLoad(publicFolder, "favorite").find((file) =>
    /\/map-\w+\.js$/.test(file),
  );
  if (!own || !shared) throw new Error("The build has other files for the map");
  return measureGzipped(publicFolder, [`build/${own}`, shared]);
}

/** The gzipped bytes of these files. */
export function measureGzipped(publicFolder: string, files: string[]): number {
  const sizes = files.map(
    (file) => gzipSync(readFileSync(path.join(publicFolder, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The files that such a page loads, in English where each language has its own. */
export function listFirstLoad(publicFolder: string, routeId: string, language = "en"): string[] {
  const manifest = readManifest(publicFolder, language);
  const routes = [manifest.entry, ...findLineage(manifest, routeId)];
  return [...new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]))];
}

/** The route and its parents. */
function findLineage(manifest: Manifest, routeId: string): Route[] {
  const route = manifest.routes[routeId];
  if (!route) throw new Error(`The build has no route ${routeId}`);
  return route.parentId ? [route, ...findLineage(manifest, route.parentId)] : [route];
}

function readManifest(publicFolder: string, language: string): Manifest {
  const build = path.join(publicFolder, "build");
  const manifests = readdirSync(build).filter((file) => /^manifest-.*\.js$/.test(file));
  const name = manifests.find((file) => file.startsWith(`manifest-${language}-`)) ?? manifests[0];
  if (!name) throw new Error(`There is no build in ${publicFolder}`);
  const script = readFileSync(path.join(build, name), "utf8");
  return JSON.parse(script.replace(/^window\.__remixManifest=/, "").replace(/;$/, ""));
}
