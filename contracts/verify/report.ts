import type { Audience } from "../pact-file.ts";
import type { LeftOut } from "./choose-interactions.ts";
import type { Exchange } from "./recording-proxy.ts";
import type { Finding } from "./verify-api.ts";

/** The result of one interaction, with its operation, and the screens and users that need it. */
export type Result = Finding & {
  /** The version of the panel that asks. */
  panel: string;
  isPending: boolean;
  operation: string;
  call: string;
  screens: string[];
  audiences: Audience[];
};

export type Report = {
  api: string;
  apiVersion?: string;
  date: string;
  pacts: { version: string; hash: string; isPending: boolean }[];
  results: Result[];
  leftOut: (LeftOut & { panel: string })[];
  /** Whether every interaction was verified, but for optional ones. */
  isWhole: boolean;
};

export const isBroken = ({ problems }: Result) => problems.length > 0;

/** Whether it breaks a panel that is in use: no API has fulfilled a pending pact yet. */
export const isFatal = (result: Result) => isBroken(result) && !result.isPending;

/** For a terminal: the broken operations with their screens and mismatches. */
export function toText(report: Report): string {
  const { api, results, leftOut } = report;
  const broken = results.filter(isBroken);
  const operations = new Set(results.map(({ operation }) => operation)).size;
  const lacks = countLacks(results);
  return [
    ...groupByOperation(report, broken).flatMap(([title, own]) => [
      title,
      ...own.flatMap((result) => [
        `  ${result.description} (${result.call})`,
        ...toAnswerLine(result.exchange).map((line) => `    ${line}`),
        ...result.problems.map((problem) => `    ${problem}`),
      ]),
      "",
    ]),
    `${api}: ${results.length} interactions with ${operations} operations, ${broken.length} broken` +
      (leftOut.length > 0 ? `, ${leftOut.length} left out` : ""),
    ...findCommonCause(results),
    ...countReasons(leftOut).map(([reason, count]) => `  left out (${count}): ${reason}`),
    ...lacks.map(([place, count]) => `  allowed, but the panel shows less (${count}): ${place}`),
  ].join("\n");
}

/** Most of an API does not break at once: a wrong address, a rate limit or a log-in does that. */
function findCommonCause(results: Result[]): string[] {
  const statuses = results.flatMap(
    ({ problems }) => /^expected \d+ but was (\d+)$/.exec(problems[0] ?? "")?.[1] ?? [],
  );
  return count(statuses)
    .filter(([, number]) => number > results.length / 2)
    .map(
      ([status, number]) =>
        `  ${number} were answered ${status}: check --api, --header and the states' values first`,
    );
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
  const { api, apiVersion, date, pacts, results, leftOut } = report;
  const broken = results.filter(isBroken);
  const sections = groupByOperation(report, broken).map(
    ([title, own]) =>
      `<section><h2>${toMarkup(own[0]?.operation ?? "")}</h2><p>${toMarkup(title)}</p>${own.map(toArticle).join("")}</section>`,
  );
  const kept = results.filter((result) => !isBroken(result));
  const versions = pacts.map(
    ({ version, hash, isPending }) => `${version} (${hash}${isPending ? ", pending" : ""})`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What Parada asks of ${toMarkup(api)}</title>
<style>
:root{color-scheme:light dark;--bad:light-dark(#b3202c,#ff8f96);--good:light-dark(#1b6e40,#7ad3a0);--soft:light-dark(#fdf1f2,#33191c)}
body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:light-dark(#1b1f24,#e8eaed);background:light-dark(#fff,#15181c);overflow-wrap:anywhere}
article{border-inline-start:4px solid var(--bad);padding:.25rem 1rem;margin:1rem 0;background:var(--soft)}
h3{margin:.25rem 0;font-size:1rem}code,pre{font-size:.9rem}pre{white-space:pre-wrap;max-height:20rem;overflow:auto}summary{cursor:pointer;padding:.5rem 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem}dd{margin:0}.good{color:var(--good)}.bad{color:var(--bad)}
</style></head><body>
<h1>What Parada asks of ${toMarkup(api)}</h1>
<p class="${broken.length > 0 ? "bad" : "good"}">${results.length} interactions, ${broken.length} broken, ${leftOut.length} left out.</p>
<dl><dt>Date</dt><dd><time datetime="${date}">${date.replace("T", " ").slice(0, 16)} UTC</time></dd>
<dt>API</dt><dd>${toMarkup(api)}${apiVersion ? `, version ${toMarkup(apiVersion)}` : ""}</dd>
<dt>Pact</dt><dd>${toMarkup(versions.join(", "))}</dd></dl>
${sections.join("\n")}
${toDetails("kept", kept, ({ operation, description }) => `${operation}: ${description}`)}
${toDetails("left out", leftOut, ({ description, reason }) => `${description} – ${reason}`)}
${toDetails("allowed, but the panel shows less", countLacks(results), ([place, count]) => `${place} (${count} times)`)}
</body></html>
`;
}

function toDetails<Item>(title: string, items: Item[], toLine: (item: Item) => string): string {
  const list = items.map((item) => `<li>${toMarkup(toLine(item))}</li>`).join("");
  return `<details><summary>${items.length} ${title}</summary><ul>${list}</ul></details>`;
}

/** More of a body helps no reader. */
const MOST_SHOWN = 20_000;

function toArticle({ description, call, problems, exchange }: Result): string {
  const items = problems.map((problem) => `<li><code>${toMarkup(problem)}</code></li>`);
  const { sent, body } = exchange ?? {};
  return [
    `<article><h3>${toMarkup(description)}</h3><p><code>${toMarkup(call)}</code></p>`,
    ...toAnswerLine(exchange).map((line) => `<p>${toMarkup(line)}</p>`),
    `<ul>${items.join("")}</ul>`,
    ...(sent ? [toBody("Sent", sent)] : []),
    ...(body ? [toBody("Received", body)] : []),
    "</article>",
  ].join("");
}

function toBody(title: string, text: string): string {
  const shown = indent(text).slice(0, MOST_SHOWN);
  return `<details><summary>${title}</summary><pre tabindex="0">${toMarkup(shown)}</pre></details>`;
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** `answered 422: Elige otra dirección` */
function toAnswerLine(exchange: Exchange | undefined): string[] {
  if (exchange?.status === undefined) return [];
  const message = /"message"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(exchange.body ?? "")?.[1];
  const words = exchange.status >= 400 && message ? `: ${JSON.parse(message)}` : "";
  return [`answered ${exchange.status}${words}`];
}

function groupByOperation({ pacts }: Report, broken: Result[]): [string, Result[]][] {
  const toTitle = ({ operation, audiences, panel, isPending }: Result) => {
    const whose = pacts.length > 1 ? ` of panel ${panel}${isPending ? " (pending)" : ""}` : "";
    return `${operation} breaks ${toWords(audiences)}${whose}`;
  };
  const titles = [...new Set(broken.map(toTitle))];
  return titles.map((title) => [title, broken.filter((result) => toTitle(result) === title)]);
}

/** `bookings, request for clients, companies; hotel_home for hotels` */
export function toWords(audiences: Audience[]): string {
  if (audiences.length === 0) return "no screen";
  return audiences
    .map(({ screens, users }) => `${screens.join(", ")} for ${users.join(", ")}`)
    .join("; ");
}

function countReasons(leftOut: LeftOut[]): [string, number][] {
  return count(
    leftOut.map(({ reason, isOptional }) => `${reason}${isOptional ? " (optional)" : ""}`),
  );
}

function countLacks(results: Result[]): [string, number][] {
  return count(
    results.flatMap(({ operation, lacks }) =>
      lacks.map((lack) => `${operation} ${lack.replace(/ \(\d+ times\)$/, "")}`),
    ),
  );
}

function count(texts: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const toMarkup = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
