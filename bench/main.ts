// npm run bench: measures ratios within one run, each with a limit. `npm run bench -- guest` runs some alone.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildBarePage } from "./bare-page.ts";
import { benchCapacity } from "./capacity.ts";
import { benchRecords } from "./capacity-records.ts";
import { benchColdStart } from "./cold-start.ts";
import { benchDeskBoard } from "./desk-board.ts";
import { compareKnownAndUnknown } from "./enumeration.ts";
import { compareFarePages } from "./fare-page.ts";
import { type Figures, isGood, round } from "./figure.ts";
import { measureFirstLoad, measureMap } from "./first-load.ts";
import { benchGuestPage } from "./guest-page.ts";
import { compareTables } from "./history-table.ts";
import { benchManyBrands } from "./many-brands.ts";
import { benchMemberPage } from "./member-page.ts";
import { benchPhoneVisits } from "./phone-visits.ts";

const root = path.resolve(import.meta.dirname, "..");

const benches: Record<string, () => Promise<Figures>> = {
  "first-load": async () => {
    const bare = measureFirstLoad(buildBarePage(root), "routes/page");
    const login = measureFirstLoad(path.join(root, "public"), "login");
    const from = `${login} bytes to ${bare}`;
    const map = measureMap(path.join(root, "public"));
    return {
      "first-load JavaScript to bare Remix": { value: round(login / bare), atMost: 1.12, from },
      "kB of a map's own JavaScript": { value: round(map / 1000), atMost: 60 },
    };
  },
  guest: benchGuestPage,
  member: benchMemberPage,
  phone: benchPhoneVisits,
  board: benchDeskBoard,
  brands: benchManyBrands,
  "cold-start": benchColdStart,
  capacity: benchCapacity,
  records: benchRecords,
  // The panel must send independent calls in parallel.
  "slow-api": async () =>
    Object.fromEntries(
      Object.entries(await compareFarePages()).map(([name, { ratio, pageMs, chainMs }]) => [
        `fare page at 200 ms a call: ${name}`,
        { value: ratio, atMost: 1.15, from: `${pageMs} ms to ${chainMs} ms` },
      ]),
    ),
  // The response time must not reveal whether an account exists.
  enumeration: async () =>
    Object.fromEntries(
      Object.entries(await compareKnownAndUnknown()).map(
        ([name, { ratio, knownMs, unknownMs }]) => [
          `known or not: ${name}`,
          { value: ratio, atLeast: 0.85, atMost: 1.18, from: `${knownMs} ms to ${unknownMs} ms` },
        ],
      ),
    ),
  // A table of very many trips must take as little memory as one of few.
  table: async () => {
    const { ratio, fewKb, manyKb } = await compareTables();
    const from = `${manyKb} kB to ${fewKb} kB`;
    return { "memory of a table of trips": { value: ratio, atMost: 2, from } };
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown[0]}"; there are ${Object.keys(benches).join(", ")}.`);
  process.exit(2);
}

const figures: Figures = {};
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name} …`);
  Object.assign(figures, await bench());
}
const results = Object.entries(figures).map(([name, figure]) => [
  name,
  { ...figure, isGood: isGood(figure) },
]);
console.table(Object.fromEntries(results));
mkdirSync(path.join(root, "bench/results"), { recursive: true });
writeFileSync(
  path.join(root, "bench/results/latest.json"),
  `${JSON.stringify(Object.fromEntries(results), null, 2)}\n`,
);
process.exit(Object.values(figures).every(isGood) ? 0 : 1);
