// npm run bench: figures as ratios, the panel beside a bare page built and run in the same way.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildBarePage } from "./bare-page.ts";
import { compareKnownAndUnknown } from "./enumeration.ts";
import { compareFarePages } from "./fare-page.ts";
import { measureFirstLoad } from "./first-load.ts";
import { compareTables } from "./history-table.ts";

const root = path.resolve(import.meta.dirname, "..");

const bare = measureFirstLoad(buildBarePage(root), "routes/page");
const login = measureFirstLoad(path.join(root, "public"), "login");
const firstLoad = { bare, login, ratio: Number((login / bare).toFixed(3)), atMost: 1.25 };

/** Whether somebody has an account shall not be told by the time that it takes to say nothing. */
const enumeration = Object.entries(await compareKnownAndUnknown()).map(
  ([name, comparison]) =>
    [`known or not: ${name}`, { ...comparison, atLeast: 0.85, atMost: 1.18 }] as const,
);

/** What does not depend on each other is asked together. */
const farePages = Object.entries(await compareFarePages()).map(
  ([name, comparison]) => [`fare page: ${name}`, { ...comparison, atMost: 1.15 }] as const,
);

/** As many trips as somebody may have ever made, and as little memory as for some. */
const historyTable = { ...(await compareTables()), atMost: 2 };

const figures: Record<string, { ratio: number; atLeast?: number; atMost: number }> = {
  firstLoad,
  ...Object.fromEntries(enumeration),
  ...Object.fromEntries(farePages),
  "memory of a table of trips": historyTable,
};

console.table(figures);
mkdirSync(path.join(root, "bench/results"), { recursive: true });
writeFileSync(
  path.join(root, "bench/results/latest.json"),
  `${JSON.stringify(figures, null, 2)}\n`,
);
const isGood = ({ ratio, atLeast = 0, atMost }: (typeof figures)[string]) =>
  ratio >= atLeast && ratio <= atMost;
if (!Object.values(figures).every(isGood)) process.exit(1);
