import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What axe has against the page as it is, or what these rules of it have. */
export async function findViolations(page: Page, ...onlyRules: string[]): Promise<string[]> {
  // What changes its colour does so in steps, however short. A toast's end is yet to begin.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      return playState === "finished" || effect?.getComputedTiming().progress === null;
    }),
  );
  // Loaded once, and asked as often as is wanted.
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
