import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { Grid } from "../layout/grid.tsx";
import { Scripted } from "../layout/scripted.tsx";
import { Stack } from "../layout/stack.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { maskDate, maskTime } from "./date-mask.ts";
import { DateTimeDialog } from "./date-time-dialog.tsx";
import type { DateTimeLimits } from "./date-time-limits.ts";
import { texts } from "./date-time-texts.ts";
import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

/** `YYYY-MM-DD` and `HH:mm`; each empty while there is none. */
export type DateTime = { date: string; time: string };

type Part = Omit<FieldProps, "type" | "value" | "defaultValue" | "onChange" | "min" | "max">;

/** The browser's own field may show another order of the parts, or 12 hours: its hint would be wrong. */
const written = { type: "text", inputMode: "numeric", autoComplete: "off" } as const;

/**
 * A date and a time whose value is the owner's: in the browser's own fields, and with JavaScript in
 * fields of text that write as the hints say, beside a calendar.
 */
export function DateTimeFields({
  date,
  time,
  value,
  limits,
  onChange,
}: {
  date: Part;
  time: Part;
  value: DateTime;
  limits: DateTimeLimits;
  onChange: (value: DateTime) => void;
}) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);

  // What was typed before JavaScript was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once
  useEffect(() => {
    const [dateInput, timeInput] = fields.current?.querySelectorAll("input") ?? [];
    const typed = { date: dateInput?.value ?? "", time: timeInput?.value ?? "" };
    if (typed.date !== value.date || typed.time !== value.time) onChange(typed);
  }, []);

  function accept(text: string) {
    const [acceptedDate = "", acceptedTime = ""] = text.split(" ");
    onChange({ date: acceptedDate, time: acceptedTime });
    setOpen(false);
  }

  return (
    <Stack $gap="s">
      <Grid $column="9rem" ref={fields}>
        <TextField
          {...date}
          hint={date.hint && <Scripted as="span">{date.hint}</Scripted>}
          {...(isHydrated
            ? written
            : {
                type: "date",
                min: limits.min?.slice(0, 10),
                max: limits.max?.slice(0, 10),
              })}
          value={value.date}
          onChange={({ target }) => onChange({ ...value, date: maskDate(target.value) })}
        />
        <TextField
          {...time}
          hint={time.hint && <Scripted as="span">{time.hint}</Scripted>}
          {...(isHydrated ? written : { type: "time" })}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: maskTime(target.value) })}
        />
      </Grid>
      <Scripted>
        <Button
          type="button"
          kind="secondary"
          icon="calendar"
          compact
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t("open")}
        </Button>
      </Scripted>
      {isOpen && (
        <DateTimeDialog
          value={`${value.date} ${value.time}`.trim()}
          limits={limits}
          onAccept={accept}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
