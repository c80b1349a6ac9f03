import type { Request, RequestHandler, Response } from "express";

/** Express 4 does not see that a promise was rejected. */
export const handle =
  (answer: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    answer(request, response).catch(next);
  };
