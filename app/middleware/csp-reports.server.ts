import type { Logger } from "pino";
import { z } from "zod";
import { screenAt } from "../request/screen-at.server.ts";
import { takeReports } from "./take-reports.server.ts";

/** Browsers report violations of the Content-Security-Policy here. */
export const cspReportsPath = "/policy_reports";

const MAX_BYTES = 16_384;
const MAX_REPORTS = 20;
const MAX_KINDS = 200;

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
  .max(MAX_REPORTS)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
  );
const reportsSchema = z.union([olderSchema, newerSchema]);

type PolicyReport = z.output<typeof reportsSchema>[number];

/** Logs screens and hosts, but no part of the page's address. */
export function createCspReports(log: Logger) {
  const counts = new Map<string, number>();

  function record(report: PolicyReport): void {
    const fields = toLogFields(report);
    if (!fields) return;
    const kind = Object.values(fields).join(" ");
    const count = (counts.get(kind) ?? 0) + 1;
    if (count === 1 && counts.size >= MAX_KINDS) return;
    counts.set(kind, count);
    // The first, the tenth, the hundredth …: a page with many visitors does not fill the log.
    if (/^10*$/.test(String(count)))
      log.warn({ ...fields, count }, "a page violated its content security policy");
  }

  return takeReports({
    maxBytes: MAX_BYTES,
    schema: reportsSchema,
    record: (reports) => {
      for (const report of reports) record(report);
    },
  });
}

function toLogFields({ page, directive, blocked }: PolicyReport) {
  const [name = ""] = directive.split(" ");
  // A browser extension's violations are not the page's fault.
  if (!/^[a-z-]{1,40}$/.test(name) || /^[\w-]*extension:/.test(blocked)) return undefined;
  const pathname = URL.canParse(page) ? new URL(page).pathname : "";
  return { screen: screenAt(pathname), directive: name, blocked: toSource(blocked) };
}

/** The origin of a blocked resource: `inline`, `data`, or a host. */
function toSource(blocked: string): string {
  if (/^[a-z-]{0,30}$/.test(blocked)) return blocked || "none";
  if (!URL.canParse(blocked)) return "unknown";
  const { protocol, host } = new URL(blocked);
  return host ? `${protocol}//${host.slice(0, 100)}` : protocol;
}
