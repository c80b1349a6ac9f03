import type { NextFunction, Request, Response } from "express";
import type { Logger } from "pino";
import { maskPath } from "./mask-path.ts";

/** Logs one line for every answer. */
export function logRequests(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const started = performance.now();
    response.on("finish", () => {
      const { method, path } = request;
      const { statusCode: status } = response;
      const { requestId } = response.locals;
      const ms = Math.round(performance.now() - started);
      log.info({ requestId, method, path: maskPath(path), status, ms }, "request");
    });
    next();
  };
}
