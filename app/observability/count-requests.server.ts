import type { NextFunction, Request, Response } from "express";
import type { PanelMetrics } from "./panel-metrics.server.ts";

const methods = ["GET", "HEAD", "POST"];

/** Counts and times every answer but the files of the build, by screen. */
export function countRequests(metrics: PanelMetrics, nameOf: (path: string) => string) {
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
      metrics.request.observe([nameOf(path), method, status], (performance.now() - started) / 1000);
    });
    next();
  };
}
