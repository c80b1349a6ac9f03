import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isBroken, type Report, toHtml, toJunit } from "./report.ts";

const MOST_KEPT = 100_000;

/** Writes a report for build servers, for people, and for the decision about a release. */
export function writeReports(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "junit.xml"), toJunit(report));
  writeFileSync(path.join(folder, "report.html"), toHtml(report));
  // An answer is of interest where it breaks something, and as far as a person reads it.
  const results = report.results.map((each) => {
    const { exchange } = each;
    const isShown = isBroken(each) && exchange;
    const body = exchange?.body?.slice(0, MOST_KEPT);
    return { ...each, exchange: isShown ? { ...exchange, body } : undefined };
  });
  const json = JSON.stringify({ ...report, results }, null, 2);
  writeFileSync(path.join(folder, "verification.json"), `${json}\n`);
}
