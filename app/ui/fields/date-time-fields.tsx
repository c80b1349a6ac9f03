import { useEffect, useRef, useState } from "react";
import { toIsoDate, toIsoTime } from "../../i18n/typed-moment.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Grid } from "../layout/grid.tsx";
import { Scripted } from "../layout/scripted.tsx";
import { Stack } from "../layout/stack.tsx";
import { DateField, useMonthFirst } from "./date-field.tsx";
import { DateTimeDialog } from "./date-time-dialog.tsx";
import type { DateTimeLimits } from "./date-time-limits.ts";
import { texts } from "./date-time-texts.ts";
import { listNamedDays } from "./named-days.ts";
import { TimeField } from "./time-field.tsx";
import type { WrittenFieldProps } from "./written-field.tsx";

/** `YYYY-MM-DD` and `HH:mm`; each empty while there is none. */
export type DateTime = { date: string; time: string };

type Part = Omit<WrittenFieldProps, "defaultValue" | "min" | "max">;

/** A date and a time, with JavaScript beside today, tomorrow and a calendar. */
export function DateTimeFields({
  date,
  time,
  defaultValue,
  known = {},
  limits,
  onChoose,
}: {
  date: Part;
  time: Part;
  defaultValue: DateTime;
  /** What the address of the page says; where that changes, the fields follow. */
  known?: Partial<DateTime>;
  limits: DateTimeLimits;
  /** The user has chosen instead of typing, and the fields hold what was chosen. */
  onChoose?: () => void;
}) {
  const t = useTexts(texts);
  const isMonthFirst = useMonthFirst();
  const [initial] = useState(defaultValue);
  const [opened, setOpened] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);

  function put({ date: day, time: minute }: Partial<DateTime>) {
    const [dateInput, timeInput] = fields.current?.querySelectorAll("input") ?? [];
    if (dateInput && day !== undefined) dateInput.value = day;
    if (timeInput && minute !== undefined) timeInput.value = minute;
  }

  const followed = useRef(known);
  const { date: knownDate, time: knownTime } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: put writes into the same two inputs
  useEffect(() => {
    const before = followed.current;
    followed.current = { date: knownDate, time: knownTime };
    put({
      date: knownDate === before.date ? undefined : knownDate,
      time: knownTime === before.time ? undefined : knownTime,
    });
  }, [knownDate, knownTime]);

  function choose(chosen: Partial<DateTime>) {
    put(chosen);
    onChoose?.();
  }

  function open() {
    const [dateInput, timeInput] = fields.current?.querySelectorAll("input") ?? [];
    const day = toIsoDate(dateInput?.value ?? "", isMonthFirst);
    setOpened(`${day} ${toIsoTime(timeInput?.value ?? "")}`.trim());
  }

  function accept(text: string) {
    const [day = "", minute = ""] = text.split(" ");
    setOpened(undefined);
    choose({ date: day, time: minute });
  }

  return (
    <Stack $gap="s">
      <Grid $column="9rem" ref={fields}>
        <DateField
          {...date}
          defaultValue={initial.date}
          min={limits.min?.slice(0, 10)}
          max={limits.max?.slice(0, 10)}
        />
        <TimeField {...time} defaultValue={initial.time} />
      </Grid>
      <Scripted>
        <Cluster $gap="xs">
          {listNamedDays(limits).map(({ name, day }) => (
            <Button
              key={name}
              type="button"
              kind="secondary"
              compact
              onClick={() => choose({ date: day })}
            >
              {t(name)}
            </Button>
          ))}
          <IconButton icon="calendar" label={t("open")} aria-haspopup="dialog" onClick={open} />
        </Cluster>
      </Scripted>
      {opened !== undefined && (
        <DateTimeDialog
          value={opened}
          limits={limits}
          onAccept={accept}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  );
}
