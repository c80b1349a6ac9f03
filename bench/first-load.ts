import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

type Route = { module: string; imports?: string[]; parentId?: string };
type Manifest = { entry: Route; routes: Record<string, Route> };

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
  const ofMap = files.filter((file) => /(^|\/)(map|leaflet-map\.client)-\w+\.js$/.test(file));
  if (ofMap.length !== 2) throw new Error(`The build has other files for the map: ${ofMap}`);
  return measureGzipped(
    publicFolder,
    ofMap.map((file) => `build/${file}`),
  );
}

function measureGzipped(publicFolder: string, files: string[]): number {
  const sizes = files.map(
    (file) => gzipSync(readFileSync(path.join(publicFolder, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The files that such a page loads. */
export function listFirstLoad(publicFolder: string, routeId: string): string[] {
  const manifest = readManifest(publicFolder);
  const routes = [manifest.entry, ...findLineage(manifest, routeId)];
  return [...new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]))];
}

/** The route and its parents. */
function findLineage(manifest: Manifest, routeId: string): Route[] {
  const route = manifest.routes[routeId];
  if (!route) throw new Error(`The build has no route ${routeId}`);
  return route.parentId ? [route, ...findLineage(manifest, route.parentId)] : [route];
}

function readManifest(publicFolder: string): Manifest {
  const build = path.join(publicFolder, "build");
  const name = readdirSync(build).find((file) => file.startsWith("manifest-"));
  if (!name) throw new Error(`There is no build in ${publicFolder}`);
  const script = readFileSync(path.join(build, name), "utf8");
  return JSON.parse(script.replace(/^window\.__remixManifest=/, "").replace(/;$/, ""));
}
