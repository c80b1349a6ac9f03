import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Grid } from "../layout/grid.tsx";
import { Stack } from "../layout/stack.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { DateField } from "./date-field.tsx";
import { DateTimeDialog } from "./date-time-dialog.tsx";
import type { DateTimeLimits } from "./date-time-limits.ts";
import { texts } from "./date-time-texts.ts";
import type { FieldProps } from "./field.tsx";
import { TimeField } from "./time-field.tsx";

/** `YYYY-MM-DD` and `HH:mm`; each empty while there is none. */
export type DateTime = { date: string; time: string };

type Part = Omit<FieldProps, "type" | "value" | "defaultValue" | "onChange" | "min" | "max">;

/**
 * A date and a time, in the browser's own fields, whose value is the owner's. With JavaScript there
 * is a calendar too.
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
        <DateField
          {...date}
          min={limits.min?.slice(0, 10)}
          max={limits.max?.slice(0, 10)}
          value={value.date}
          onChange={({ target }) => onChange({ ...value, date: target.value })}
        />
        <TimeField
          {...time}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </Grid>
      {isHydrated && (
        <Cluster>
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
        </Cluster>
      )}
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
