import type { LeftOut } from "./choose-interactions.ts";
import type { Finding } from "./verify-api.ts";

/** The result of one interaction, with its operation and the screens that call it. */
export type Result = Finding & { operation: string; call?: string; screens: string[] };

export type Report = { api: string; results: Result[]; leftOut: LeftOut[] };

export const isBroken = ({ problems }: Result) => problems.length > 0;

/** For a terminal: the broken operations with their screens and mismatches. */
export function toText({ api, results, leftOut }: Report): string {
  const broken = results.filter(isBroken);
  const operations = new Set(results.map(({ operation }) => operation)).size;
  return [
    ...groupByOperation(broken).flatMap(([title, own]) => [
      title,
      ...own.flatMap(({ description, call, problems }) => [
        `  ${description}${call ? ` (${call})` : ""}`,
        ...problems.map((problem) => `    ${problem}`),
      ]),
      "",
    ]),
    `${api}: ${results.length} interactions with ${operations} operations, ${broken.length} broken` +
      (leftOut.length > 0 ? `, ${leftOut.length} left out` : ""),
    ...countReasons(leftOut).map(([reason, count]) => `  left out (${count}): ${reason}`),
  ].join("\n");
}

/** For build servers. */
export function toJunit({ results, leftOut }: Report): string {
  const cases = [
    ...results.map(({ operation, description, problems, screens }) => {
      const head = `<testcase classname="${toMarkup(operation)}" name="${toMarkup(description)}"`;
      if (problems.length === 0) return `${head}/>`;
      const message = toMarkup(`breaks ${screens.join(", ")}`);
      return `${head}><failure message="${message}">${toMarkup(problems.join("\n"))}</failure></testcase>`;
    }),
    ...leftOut.map(
      ({ description, reason }) =>
        `<testcase classname="left out" name="${toMarkup(description)}"><skipped message="${toMarkup(reason)}"/></testcase>`,
    ),
  ];
  const counts = `tests="${cases.length}" failures="${results.filter(isBroken).length}" skipped="${leftOut.length}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="Parada" ${counts}>\n${cases.join("\n")}\n</testsuite>\n</testsuites>\n`;
}

/** For people: one page that needs nothing else. */
export function toHtml(report: Report): string {
  const { api, results, leftOut } = report;
  const broken = results.filter(isBroken);
  const sections = groupByOperation(broken).map(
    ([title, own]) =>
      `<section><h2>${toMarkup(title)}</h2>${own.map(toArticle).join("")}</section>`,
  );
  const kept = results.filter((result) => !isBroken(result));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What Parada asks of ${toMarkup(api)}</title>
<style>
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b1f24;background:#fff}
article{border-left:4px solid #c42b38;padding:.25rem 1rem;margin:1rem 0;background:#fdf1f2}
h3{margin:.25rem 0;font-size:1rem}code{font-size:.9rem}summary{cursor:pointer;padding:.5rem 0}
.good{color:#1b7f4b}.bad{color:#c42b38}
</style></head><body>
<h1>What Parada asks of ${toMarkup(api)}</h1>
<p class="${broken.length > 0 ? "bad" : "good"}">${results.length} interactions, ${broken.length} broken, ${leftOut.length} left out.</p>
${sections.join("\n")}
<details><summary>${kept.length} kept</summary><ul>${kept.map((each) => `<li>${toMarkup(`${each.operation}: ${each.description}`)}</li>`).join("")}</ul></details>
<details><summary>${leftOut.length} left out</summary><ul>${leftOut.map((each) => `<li>${toMarkup(`${each.description} – ${each.reason}`)}</li>`).join("")}</ul></details>
</body></html>
`;
}

function toArticle({ description, call, problems }: Result): string {
  const items = problems.map((problem) => `<li><code>${toMarkup(problem)}</code></li>`);
  return `<article><h3>${toMarkup(description)}</h3>${call ? `<p><code>${toMarkup(call)}</code></p>` : ""}<ul>${items.join("")}</ul></article>`;
}

function groupByOperation(broken: Result[]): [string, Result[]][] {
  const operations = [...new Set(broken.map(({ operation }) => operation))];
  return operations.map((operation) => {
    const own = broken.filter((result) => result.operation === operation);
    return [`${operation} breaks ${own[0]?.screens.join(", ")}`, own];
  });
}

function countReasons(leftOut: LeftOut[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { reason } of leftOut) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts];
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const toMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
