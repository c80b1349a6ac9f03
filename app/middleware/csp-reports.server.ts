import type { Request, Response } from "express";
import type { Logger } from "pino";
import { z } from "zod";
import { screenAt } from "../request/screen-at.server.ts";
import { createTokenBucket } from "../tenant/token-bucket.ts";

/** Where browsers tell what a page wanted to do and was not allowed to. */
export const cspReportsPath = "/policy_reports";

const MOST_BYTES = 16_384;
const MOST_IN_ONE = 20;
const MOST_KINDS = 200;

const address = z.string().max(4096).catch("");
const olderSchema = z
  .object({
    "csp-report": z.object({
      "document-uri": address,
      "effective-directive": z.string().optional(),
      "violated-directive": z.string().optional(),
      "blocked-uri": address,
    }),
  })
  .transform(({ "csp-report": report }) => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] ?? report["violated-directive"] ?? "",
      blocked: report["blocked-uri"],
    },
  ]);
const newerSchema = z
  .array(
    z.object({
      type: z.literal("csp-violation"),
      body: z.object({
        documentURL: address,
        effectiveDirective: z.string(),
        blockedURL: address,
      }),
    }),
  )
  .max(MOST_IN_ONE)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
  );
const reportsSchema = z.union([olderSchema, newerSchema]);

type PolicyReport = z.output<typeof reportsSchema>[number];

/**
 * Takes the reports of browsers. Anybody can send some, so they are few, small and answered with
 * nothing; what is logged are names of ours and hosts, and none of the address of the page.
 */
export function createCspReports({ log, now = Date.now }: { log: Logger; now?: () => number }) {
  const allowance = createTokenBucket({ atOnce: 60, perMinute: 60, now });
  const counts = new Map<string, number>();
  let dropped = 0;

  function note(report: PolicyReport): void {
    const fields = toLogFields(report);
    if (!fields) return;
    const kind = Object.values(fields).join(" ");
    const count = (counts.get(kind) ?? 0) + 1;
    if (count === 1 && counts.size >= MOST_KINDS) {
      dropped += 1;
      return;
    }
    counts.set(kind, count);
    // The first, the tenth, the hundredth: a page that many look at does not fill the log.
    if (/^10*$/.test(String(count)))
      log.warn({ ...fields, count }, "a page wanted what it may not");
  }

  return {
    async receive(request: Request, response: Response): Promise<void> {
      const text = allowance.take() ? await readSmall(request) : undefined;
      if (text === undefined) dropped += 1;
      for (const report of parse(text)) note(report);
      if (!request.readableEnded) response.setHeader("Connection", "close");
      response.status(204).end();
    },
    /** How many there were of each kind, and how many were not looked at. */
    count: () => ({ kinds: new Map(counts), dropped }),
  };
}

async function readSmall(request: Request): Promise<string | undefined> {
  if (Number(request.get("content-length")) > MOST_BYTES) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of request) {
      size += part.length;
      if (size > MOST_BYTES) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts).toString();
}

function parse(text: string | undefined): PolicyReport[] {
  try {
    return reportsSchema.safeParse(JSON.parse(text ?? "")).data ?? [];
  } catch {
    return [];
  }
}

function toLogFields({ page, directive, blocked }: PolicyReport) {
  const [name = ""] = directive.split(" ");
  // What an extension of the browser does to a page is none of the page's doing.
  if (!/^[a-z-]{1,40}$/.test(name) || /^[\w-]*extension:/.test(blocked)) return undefined;
  const pathname = URL.canParse(page) ? new URL(page).pathname : "";
  return { screen: screenAt(pathname), directive: name, blocked: toSource(blocked) };
}

/** Whence, and not what: `inline`, `data`, or a host. */
function toSource(blocked: string): string {
  if (/^[a-z-]{0,30}$/.test(blocked)) return blocked || "none";
  if (!URL.canParse(blocked)) return "unknown";
  const { protocol, host } = new URL(blocked);
  return host ? `${protocol}//${host.slice(0, 100)}` : protocol;
}
