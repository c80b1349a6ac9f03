// npm run bench: figures as ratios, the panel beside a bare page built and run in the same way.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildBarePage } from "./bare-page.ts";
import { measureFirstLoad } from "./first-load.ts";

const root = path.resolve(import.meta.dirname, "..");

const bare = measureFirstLoad(buildBarePage(root), "routes/page");
const login = measureFirstLoad(path.join(root, "public"), "login");

const figures = {
  firstLoad: { bare, login, ratio: Number((login / bare).toFixed(3)), atMost: 1.25 },
};

console.table(figures);
mkdirSync(path.join(root, "bench/results"), { recursive: true });
writeFileSync(
  path.join(root, "bench/results/latest.json"),
  `${JSON.stringify(figures, null, 2)}\n`,
);
if (login / bare > figures.firstLoad.atMost) process.exit(1);
