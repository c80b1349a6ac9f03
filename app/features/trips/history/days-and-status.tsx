import { CALENDAR_YEARS } from "../../../i18n/calendar.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DateField } from "../../../ui/fields/date-field.tsx";
import { ErrorSummary } from "../../../ui/fields/field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { DayShortcuts } from "./day-shortcuts.tsx";
import type { FilterProblems } from "./filter.server.ts";
import { texts as filterTexts } from "./filter-texts.ts";
import { statusChoices } from "./status-choices.ts";

/** The days and the status: every form that filters trips has these fields. */
export function DaysAndStatus({
  values,
  problems,
}: {
  values: { from: string; to: string; status: string };
  problems: FilterProblems;
}) {
  const t = useTexts(filterTexts);
  const fieldOf = (name: "from" | "to") => {
    const problem = problems[name];
    return {
      name,
      defaultValue: values[name],
      error: problem && t(problem, CALENDAR_YEARS),
      required: false,
    };
  };
  return (
    <>
      <DateField label={t("from_day")} {...fieldOf("from")} />
      <DateField label={t("to_day")} {...fieldOf("to")} />
      <SelectField label={t("status")} name="status" defaultValue={values.status} required={false}>
        <option value="">{t("any_status")}</option>
        {statusChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(choice)}
          </option>
        ))}
      </SelectField>
      <DayShortcuts />
    </>
  );
}

/** The error summary for the days. */
export function DayProblems({ problems }: { problems: FilterProblems }) {
  const t = useTexts(filterTexts);
  const errors = (["from", "to"] as const).flatMap((fieldId) => {
    const problem = problems[fieldId];
    return problem ? [{ fieldId, message: t(problem, CALENDAR_YEARS) }] : [];
  });
  return <ErrorSummary errors={errors} occasion={problems} />;
}
