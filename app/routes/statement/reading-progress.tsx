import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { useOutcome } from "../../ui/deferred-part.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { space, surface, ui } from "../../ui/styled.ts";
import type { StatementPage } from "./load.server.ts";
import { type ReadingStep, stepNames } from "./reading-steps.ts";
import { texts } from "./texts.ts";

/** It lies over the placeholder, so that nothing moves when it comes and goes. */
const Over = ui("div", "ReadingProgress")`
  position: relative;
  z-index: 1;
  height: 0;
  > div { display: grid; gap: ${space.s}; padding: ${space.m}; ${surface} }
  @media print { display: none; }
`;

/** While a long period is read: how many of its trips have been. A page without scripts comes whole. */
export function ReadingProgress(page: StatementPage) {
  const t = useTexts(texts);
  const { isPending } = useOutcome(page.sums);
  const step = useLastStep(page);
  return (
    <Over>
      {isPending && step && (
        <div>
          <p role="status">{t("reading", step.words)}</p>
          <Progress label={t("sums")} value={step.read} max={step.total} />
        </div>
      )}
    </Over>
  );
}

function useLastStep(page: StatementPage): ReadingStep | undefined {
  const [last, setLast] = useState<{ of: StatementPage["sums"]; step: ReadingStep }>();
  const { sums } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the steps come with these sums
  useEffect(() => {
    let isLatest = true;
    for (const name of stepNames) {
      const part = page[name];
      if (!(part instanceof Promise)) continue;
      part.then(
        (outcome) => {
          if (isLatest && outcome.state === "arrived" && outcome.value) {
            setLast({ of: sums, step: outcome.value });
          }
        },
        // The sums say that the connection broke.
        () => {},
      );
    }
    return () => {
      isLatest = false;
    };
  }, [sums]);
  return last?.of === sums ? last?.step : undefined;
}
