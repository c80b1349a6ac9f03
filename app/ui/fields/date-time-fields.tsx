import { useEffect, useRef, useState } from "react";
import { addDays } from "../../i18n/calendar.ts";
import { toLocalDay } from "../../i18n/local-time.ts";
import { toIsoDate, toIsoTime } from "../../i18n/typed-moment.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Stack } from "../layout/layout.tsx";
import { Cluster, Grid, Scripted } from "../layout/page-parts.tsx";
import { DateField, type MaskedFieldProps, TimeField, useMonthFirst } from "./date-field.tsx";
import { DateTimeDialog } from "./date-time-dialog.tsx";
import { type DateTimeLimits, listNamedDays } from "./date-time-limits.ts";
import { texts } from "./date-time-texts.ts";

/** `YYYY-MM-DD` and `HH:mm`; each is empty without a value. */
type DateTime = { date: string; time: string };

type Part = Omit<MaskedFieldProps, "defaultValue" | "min" | "max">;

/** A date and a time; with JavaScript, also shortcuts and a calendar. */
export function DateTimeFields({
  date,
  time,
  defaultValue,
  known = {},
  limits,
  today,
  onChoose,
}: {
  date: Part;
  time: Part;
  defaultValue: DateTime;
  /** The values in the page's address; when they change, the fields follow. */
  known?: Partial<DateTime>;
  limits: DateTimeLimits;
  /** The day on which the page was made, since a browser takes long to find it: the zones of the world are a large table. */
  today: string;
  /** Called when the user has chosen instead of typing. */
  onChoose?: () => void;
}) {
  const t = useTexts(texts);
  const isMonthFirst = useMonthFirst();
  const [initial] = useState(defaultValue);
  const named = listNamedDays(today, limits);
  const [opened, setOpened] = useState<string>();
  const fields = useRef<HTMLDivElement>(null);

  function setInputs({ date: day, time: minute }: Partial<DateTime>) {
    const [dateInput, timeInput] = fields.current?.querySelectorAll("input") ?? [];
    if (dateInput && day !== undefined) dateInput.value = day;
    if (timeInput && minute !== undefined) timeInput.value = minute;
  }

  const previousKnown = useRef(known);
  const { date: knownDate, time: knownTime } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: setInputs writes to the same two inputs
  useEffect(() => {
    const before = previousKnown.current;
    previousKnown.current = { date: knownDate, time: knownTime };
    setInputs({
      date: knownDate === before.date ? undefined : knownDate,
      time: knownTime === before.time ? undefined : knownTime,
    });
  }, [knownDate, knownTime]);

  function choose(chosen: Partial<DateTime>) {
    setInputs(chosen);
    onChoose?.();
  }

  /** The page may have been open since yesterday. */
  function chooseDay(ahead: number) {
    choose({ date: addDays(toLocalDay(Date.now(), limits.timeZone), ahead) });
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
      <Scripted room={{ buttons: [...named.map(({ name }) => t(name)), undefined] }}>
        <Cluster $gap="xs">
          {named.map(({ name, ahead }) => (
            <Button
              key={name}
              type="button"
              kind="secondary"
              compact
              onClick={() => chooseDay(ahead)}
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
