import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { addCustomer } from "../services/accounts.ts";
import { visitAs } from "../services/customers.ts";
import { createMemoryProbe } from "../services/memory-probe.ts";
import { type PanelOptions, startPanel } from "../services/panel.ts";
import { quantile, startSteadyLoad } from "../services/steady-load.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";

/** A machine that runs other work too can use a lower number. */
const PER_SECOND = Number(process.env.OUTAGE_PER_SECOND ?? 50);
const MEMBERS = 20;
/** An outage may affect requests for this long after it is over. */
const AFTERWARDS_MS = 2_000;
/** No visitor waits longer than this. */
const LONGEST_MS = 3_000;
/** The time that a page may take before the outage. */
const LONGEST_USUAL_MS = 500;
const WARM_UP = 10;
const BEFORE_MS = 2_000;
const AFTER_MS = 4_000;

export type Outage = {
  name: string;
  /** From before the cause of the outage until it is over. */
  run: () => Promise<unknown>;
  /** Members' pages may keep working during the outage. */
  mayBeUnnoticed?: boolean;
  /** Members' pages have to keep working during the outage. */
  isUnnoticed?: boolean;
};

/** A panel with logged-in users and an id of its process, which shows a restart. */
export async function startOutagePanel(options: PanelOptions) {
  const probe = await createMemoryProbe();
  const panel = await startPanel({ ...options, env: { ...probe.env, ...options.env } });
  const [brand] = panel.sandbox.world.brands;
  if (!brand) throw new Error("There is a brand");
  const members: Visitor[] = [];
  for (let at = 0; at < MEMBERS; at += 1) {
    members.push(await visitAs(panel, addCustomer(panel.sandbox, brand)));
  }
  const guest = createVisitor(panel, brand.domains[0] ?? "");
  // The first requests are slow because of warm-up, and must not count as an outage.
  for (let round = 0; round < WARM_UP; round += 1) {
    for (const member of members) await member.get("/profile");
    await guest.get("/before_room");
  }
  return { panel, members, guest, pidOf: async () => (await probe.read()).pid };
}

type OutagePanel = Awaited<ReturnType<typeof startOutagePanel>>;

/** Sends 50 visitors a second during an outage of the store, and returns their results. */
export async function surviveOutage(
  { panel, members, guest, pidOf }: OutagePanel,
  { name, run, mayBeUnnoticed, isUnnoticed }: Outage,
): Promise<void> {
  const pid = await pidOf();
  const cookies = members.map((member) => new Map(member.cookies));
  const load = startSteadyLoad(PER_SECOND, (count) => {
    // One visitor in five requests a public page.
    if (count % 5 === 0) return { what: "public", asked: guest.get("/before_room") };
    const member = members[count % members.length] as Visitor;
    return { what: "member", asked: member.get("/profile") };
  });
  await sleep(BEFORE_MS);
  const from = load.now();
  await run();
  const to = load.now();
  await sleep(AFTERWARDS_MS + AFTER_MS);
  const ended = await load.stop();

  const failed = ended.filter(({ page }) => page?.status !== 200);
  const times = ended.map((each) => each.to - each.from);
  const slowest = Math.max(...times);
  const longest = ended.find((each) => each.to - each.from === slowest);
  const lastFailure = Math.max(0, ...failed.map((each) => each.from));
  const firstFailure = Math.min(...failed.map((each) => each.to));
  console.log(
    [
      `${name}: ${ended.length} requests at ${PER_SECOND} a second`,
      `outage ${seconds(to - from)}`,
      `${failed.length} failed${
        failed.length > 0
          ? ` from ${seconds(firstFailure - from)} to ${seconds(lastFailure - from)} after its beginning (${seconds(lastFailure - to)} after its end)`
          : ""
      }`,
      `slowest ${seconds(slowest)} (${longest?.what}, ${seconds((longest?.from ?? 0) - from)} after its beginning), p99 ${quantile(times, 0.99)} ms`,
    ].join("; "),
  );

  // On a machine that is too slow before the outage, the measurements mean nothing.
  const before = ended.filter((each) => each.to < from).map((each) => each.to - each.from);
  if (quantile(before, 0.5) > LONGEST_USUAL_MS) {
    throw new Error(`This machine cannot draw ${PER_SECOND} pages a second beside all else`);
  }

  expect(ended.filter(({ what, page }) => what === "public" && page?.status !== 200)).toEqual([]);
  for (const { page } of failed) expectUnavailable(page);
  if (isUnnoticed) expect(failed).toEqual([]);
  else if (!mayBeUnnoticed) expect(failed).not.toEqual([]);
  expect(firstFailure).toBeGreaterThanOrEqual(from);
  expect(lastFailure).toBeLessThan(to + AFTERWARDS_MS);
  expect(slowest).toBeLessThan(LONGEST_MS);

  // The process is the same, and all users are still logged in.
  expect(await pidOf()).toBe(pid);
  for (const [at, member] of members.entries()) {
    expect((await member.get("/profile")).status).toBe(200);
    expect(member.cookies).toEqual(cookies[at]);
  }
  expect(panel.logs().filter((line) => line.includes("Unhandled"))).toEqual([]);
}

/** The brand's own 503 page, with Retry-After, which leaves the session cookie alone. */
function expectUnavailable(page: Page | undefined): void {
  expect(page?.status).toBe(503);
  expect(Number(page?.headers["retry-after"])).toBeGreaterThan(0);
  expect(page?.headers["set-cookie"]).toBeUndefined();
  expect(page?.html).toContain("</html>");
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
