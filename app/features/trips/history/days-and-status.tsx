import { useRouteLoaderData } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { addDays, CALENDAR_YEARS } from "../../../i18n/calendar.ts";
import { toLocalDay } from "../../../i18n/local-time.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/fields/date-field.tsx";
import { ErrorSummary } from "../../../ui/fields/field.tsx";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { Cluster, Grid, Scripted } from "../../../ui/layout/page-parts.tsx";
import { ui } from "../../../ui/styled.ts";
import type { FilterProblems } from "./filter.server.ts";
import { texts as filterTexts } from "./filter-texts.ts";
import { statusChoices } from "./status-choices.ts";

/** The days and the status: every form that filters trips has these fields, and some have more after them. */
export function DaysAndStatus({
  values,
  problems,
  children,
}: {
  values: { from: string; to: string; status: string };
  problems: FilterProblems;
  children?: ReactNode;
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
      {/* A message needs more room than a day. */}
      <Grid $column="14rem">
        <DateField label={t("from_day")} {...fieldOf("from")} />
        <DateField label={t("to_day")} {...fieldOf("to")} />
        <SelectField
          label={t("status")}
          name="status"
          defaultValue={values.status}
          required={false}
        >
          <option value="">{t("any_status")}</option>
          {statusChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(choice)}
            </option>
          ))}
        </SelectField>
        {children}
      </Grid>
      <DayShortcuts />
    </>
  );
}

export function DayProblems({ problems }: { problems: FilterProblems }) {
  const t = useTexts(filterTexts);
  const errors = (["from", "to"] as const).flatMap((fieldId) => {
    const problem = problems[fieldId];
    return problem ? [{ fieldId, message: t(problem, CALENDAR_YEARS) }] : [];
  });
  return <ErrorSummary errors={errors} occasion={problems} />;
}

const Line = ui("div", "DayShortcuts")`
  html:not([data-scripts]) & { display: none; }
`;

const daysAgo = { today: 0, yesterday: 1 };

/** Fills in both days of the surrounding form; needs JavaScript. */
function DayShortcuts() {
  const t = useTexts(filterTexts);
  const root = useRouteLoaderData<{ brand: { timeZone: string } }>("root");

  function choose({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, ago: number) {
    const today = toLocalDay(Date.now(), root?.brand.timeZone ?? "UTC");
    for (const name of ["from", "to"]) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = addDays(today, -ago);
    }
  }

  return (
    <Line>
      <Scripted room={{ buttons: [t("today"), t("yesterday")] }}>
        <Cluster $gap="xs">
          {(["today", "yesterday"] as const).map((name) => (
            <Button
              key={name}
              type="button"
              kind="secondary"
              compact
              onClick={(press) => choose(press, daysAgo[name])}
            >
              {t(name)}
            </Button>
          ))}
        </Cluster>
      </Scripted>
    </Line>
  );
}
