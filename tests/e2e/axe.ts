import type { Page } from "@playwright/test";
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
