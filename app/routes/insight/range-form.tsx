import { DaysForm, usePeriodProblems } from "../../features/statement/days-form.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { ErrorSummary } from "../../ui/fields/field.tsx";
import { Tabs } from "../../ui/navigation/tabs.tsx";
import type { InsightPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The usual weeks as links, and any days. */
export function RangeForm({ values, problems, mostDays, choices, paths, siteDomain }: InsightPage) {
  const t = useTexts(texts);
  const { errorOf, errors } = usePeriodProblems(problems, mostDays);
  return (
    <>
      <Tabs
        label={t("period")}
        tabs={choices.map(({ weeks, to, isCurrent }) => ({
          ...{ to, isCurrent },
          label: t(weeks === 4 ? "weeks4" : "weeks12"),
        }))}
      />
      <ErrorSummary errors={errors} occasion={problems} />
      <DaysForm {...{ values, errorOf, siteDomain }} action={paths.here} />
    </>
  );
}
