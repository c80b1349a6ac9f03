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
