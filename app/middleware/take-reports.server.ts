import type { Request, Response } from "express";
import type { z } from "zod";
import { readAtMost } from "../api/read-at-most.ts";
import { limitNetworks } from "./network-limit.server.ts";

/**
 * Takes the reports that browsers send by themselves. Any client can send some, so their number and size are
 * limited, and the answer is empty whether a report is read or not.
 */
export function takeReports<Report>({
  maxBytes,
  schema,
  record,
}: {
  maxBytes: number;
  schema: z.ZodType<Report>;
  record: (report: Report) => void;
}) {
  const mayReport = limitNetworks({ atOnce: 60, perMinute: 60 });

  function recordValid(text: string): void {
    const { data } = schema.safeParse(parseJson(text));
    if (data !== undefined) record(data);
  }

  return async (request: Request, response: Response): Promise<void> => {
    if (mayReport(request)) recordValid(await readSmall(request, maxBytes));
    if (!request.readableEnded) response.setHeader("Connection", "close");
    response.status(204).end();
  };
}

/** The body, or an empty text where it is too large or breaks off. */
async function readSmall(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.get("content-length")) > maxBytes) return "";
  const parts = await readAtMost(request, maxBytes).catch(() => undefined);
  return Buffer.concat(parts ?? []).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
