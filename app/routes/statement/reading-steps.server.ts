import { type Deferred, defer } from "../../deferred.ts";
import { type Language, localeOf } from "../../i18n/languages.ts";
import { type ReadingStep, type StepName, stepNames } from "./reading-steps.ts";

type Steps = Record<StepName, Deferred<ReadingStep | null>>;

/**
 * How far the reading of a long period is, in parts of the page that come one after the other. The page has a
 * fixed number of parts, and its trips are counted only once the first have been read.
 */
export function createSteps(language: Language) {
  const settlers: ((step: ReadingStep | null) => void)[] = [];
  const parts = Object.fromEntries(
    stepNames.map((name) => [
      name,
      defer(new Promise<ReadingStep | null>((resolve) => settlers.push(resolve))),
    ]),
  ) as Steps;
  const format = new Intl.NumberFormat(localeOf(language));
  return {
    parts,
    note(read: number, total: number): void {
      if (read >= total) return;
      const due = Math.floor((read / total) * stepNames.length) + 1;
      const step = {
        read,
        total,
        words: { read: format.format(read), total: format.format(total) },
      };
      while (stepNames.length - settlers.length < due) settlers.shift()?.(step);
    },
    /** The reading is over, whether it failed or not. */
    end(): void {
      for (const settle of settlers) settle(null);
    },
  };
}
