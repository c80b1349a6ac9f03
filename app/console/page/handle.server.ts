import type { Request, RequestHandler, Response } from "express";

/** The same for a step before others, which go on where it returns true. */
export const handleOr =
  (admit: (request: Request, response: Response) => Promise<boolean>): RequestHandler =>
  (request, response, next) => {
    admit(request, response).then((isAdmitted) => isAdmitted && next(), next);
  };

/** Express 4 does not see that a promise was rejected. */
export const handle =
  (answer: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  (request, response, next) => {
    answer(request, response).catch(next);
  };
