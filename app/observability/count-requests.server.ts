import type { NextFunction, Request, Response } from "express";
import type { PanelMetrics } from "./panel-metrics.server.ts";

const methods = ["GET", "HEAD", "POST"];

/** Counts and times every answer that is no file of the build, by the screen that it is of. */
export function countRequests(metrics: PanelMetrics, nameOf: (path: string) => string) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    // Later on it may be another: what cannot be read is mended.
    const { path } = request;
    response.on("finish", () => {
      const { statusCode } = response;
      metrics.responses.add([String(statusCode)]);
      // They last for as long as somebody looks.
      if (String(response.getHeader("content-type")).startsWith("text/event-stream")) return;
      const method = methods.includes(request.method) ? request.method : "other";
      const status = `${Math.floor(statusCode / 100)}xx`;
      metrics.request.observe([nameOf(path), method, status], (performance.now() - started) / 1000);
    });
    next();
  };
}

/** What is known of a route of the build, as far as its address goes. */
type Route = { id: string; parentId?: string; path?: string; index?: boolean };
type Routes = Record<string, Route | undefined>;

const UNKNOWN = "other";

/**
 * From an address to the id of its route: the name under which it is counted. Each address is one of
 * these, whatever stands in it, so that nobody's code or name gets into a label.
 */
export function createScreenNames(routes: Routes): (path: string) => string {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const leaves = Object.values(routes)
    .filter((route) => route !== undefined)
    .filter(({ id, path }) => !parents.has(id) && path !== "*")
    .map(({ id, path = "" }) => ({ id, path, pattern: toPattern(path) }))
    // Those without parts to fill in first: /content/usuario_info is not the generic content screen.
    .sort((one, other) => countParts(one.path) - countParts(other.path));

  return (given) => {
    // The data of a page are asked for beside it.
    const path = given.replace(/\.data$/, "").replace(/^\/_root$/, "/");
    return leaves.find(({ pattern }) => pattern.test(path))?.id ?? UNKNOWN;
  };
}

const countParts = (path: string): number => path.split("/:").length;

function toPattern(path: string): RegExp {
  const parts = path.split("/").filter(Boolean);
  const inside = parts.map((part) => {
    if (!part.startsWith(":")) return `/+${part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
    return part.endsWith("?") ? "(?:/+[^/]+)?" : "/+[^/]+";
  });
  return new RegExp(`^${inside.join("")}/*$`, "i");
}
