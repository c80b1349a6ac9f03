import { useId } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Grid } from "../layout/grid.tsx";
import {
  type DateTimeLimits,
  hours,
  listClosedHours,
  listClosedMinutes,
  minutes,
} from "./date-time-limits.ts";
import { texts } from "./date-time-texts.ts";
import { SelectField } from "./select-field.tsx";

/** The hour and the minutes of a day, in steps of five. Times that the limits forbid are disabled. */
export function TimeChoice({
  date,
  time,
  limits,
  onChoose,
}: {
  date: string;
  /** `HH:mm` */
  time: string;
  limits: DateTimeLimits;
  onChoose: (time: string) => void;
}) {
  const t = useTexts(texts);
  const id = useId();
  const [hour = "", minute = ""] = time.split(":");
  const closedMinutes = listClosedMinutes(date, hour, limits);
  // A typed minute outside the steps stays.
  const shownMinutes = [...new Set([...minutes, minute])].sort();
  return (
    <Grid $column="5rem">
      <SelectField
        id={`${id}-hour`}
        // Without a name, it is no part of the form around it.
        name=""
        label={t("hour")}
        value={hour}
        onChange={({ target }) => onChoose(`${target.value}:${minute}`)}
      >
        <Options all={hours} closed={listClosedHours(date, limits)} />
      </SelectField>
      <SelectField
        id={`${id}-minutes`}
        name=""
        label={t("minutes")}
        value={minute}
        onChange={({ target }) => onChoose(`${hour}:${target.value}`)}
      >
        <Options all={shownMinutes} closed={closedMinutes} />
      </SelectField>
    </Grid>
  );
}

const Options = ({ all, closed }: { all: string[]; closed: string[] }) =>
  all.map((each) => (
    <option key={each} disabled={closed.includes(each)}>
      {each}
    </option>
  ));
