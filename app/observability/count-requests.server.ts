import type { NextFunction, Request, Response } from "express";
import type { BrandFigures } from "./brand-figures.server.ts";
import type { PanelMetrics } from "./panel-metrics.server.ts";

const methods = ["GET", "HEAD", "POST"];

/** Counts and times every answer but the files of the build, by screen, and by brand where it is known. */
export function countRequests(
  { metrics, figures }: { metrics: PanelMetrics; figures: BrandFigures },
  nameOf: (path: string) => string,
) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    // Later middleware may repair the path.
    const { path } = request;
    response.on("finish", () => {
      const { statusCode } = response;
      metrics.responses.add([String(statusCode)]);
      // A stream lasts as long as its page is open.
      if (String(response.getHeader("content-type")).startsWith("text/event-stream")) return;
      const method = methods.includes(request.method) ? request.method : "other";
      const status = `${Math.floor(statusCode / 100)}xx`;
      const seconds = (performance.now() - started) / 1000;
      metrics.request.observe([nameOf(path), method, status], seconds);
      const { brand, isUnknownHost } = response.locals;
      if (isUnknownHost) metrics.unknownHosts.add();
      if (typeof brand !== "string") return;
      metrics.ofBrand.observeRequest(brand, status, seconds);
      figures.observeRequest(brand, seconds, { isError: statusCode >= 500 });
      if (beginsVisit(request, response)) figures.count(brand, "visits");
    });
    next();
  };
}

/** Whether the browser loads its first page: no page of the panel led to it. */
function beginsVisit(request: Request, response: Response): boolean {
  const isPage = String(response.getHeader("content-type")).startsWith("text/html");
  if (request.method !== "GET" || !isPage || response.statusCode >= 300) return false;
  const site = request.get("sec-fetch-site");
  if (site !== undefined) return site !== "same-origin";
  // Text browsers only say where the link was.
  const referrer = request.get("referer") ?? "";
  return !URL.canParse(referrer) || new URL(referrer).host !== request.get("host");
}
