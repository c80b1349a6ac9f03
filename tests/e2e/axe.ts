import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** The violations that axe finds on the page as it is, with all rules or with these. */
export async function findViolations(page: Page, ...onlyRules: string[]): Promise<string[]> {
  // Transitions change colours in steps, however short, and a toast's transition is yet to begin.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState === "finished" || effect?.getComputedTiming().progress === null;
    }),
  );
  // Axe is loaded once, and can run any number of times.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ["violations"],
        ...(rules.length > 0 && { runOnly: rules }),
      }),
    onlyRules,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id}: ${target} ${failureSummary}`),
  );
}

/** A narrow phone and a computer, each in another colour scheme. */
export const looks = [
  { width: 320, colorScheme: "light" },
  { width: 1280, colorScheme: "dark" },
] as const;

/** The same of a page in each look, for data that only a story has. Axe needs scripts. */
export async function checkLooks(page: Page, address: string): Promise<void> {
  const before = page.viewportSize();
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 720 });
    await checkForEveryone(page, address);
  }
  if (before) await page.setViewportSize(before);
}

/** Opens a page, and expects that it fits its window and that axe finds nothing. */
export async function checkForEveryone(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ address, overflow }).toEqual({ address, overflow: 0 });
  expect({ address, violations: await findViolations(page) }).toEqual({ address, violations: [] });
}
