import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { addDays, isInCalendar } from "../../i18n/calendar.ts";
import type { Language } from "../../i18n/languages.ts";
import { findInstants, nameTimeZone, toLocalDay, toLocalTime } from "../../i18n/local-time.ts";
import { toIsoDateTime } from "../../i18n/typed-moment.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { ModalDialog } from "../dialog/modal-dialog.tsx";
import { Stack } from "../layout/layout.tsx";
import { Cluster, Grid } from "../layout/page-parts.tsx";
import { onPhone, space, ui } from "../styled.ts";
import { useMonthFirst } from "./date-field.tsx";
import { maskDateTime, readDateTime } from "./date-mask.ts";
import {
  allowsDay,
  type DateTimeLimits,
  findProblem,
  happensTwice,
  hours,
  listClosedHours,
  listClosedMinutes,
  minutes,
} from "./date-time-limits.ts";
import { texts } from "./date-time-texts.ts";
import { TextField } from "./field.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { SelectField } from "./select-field.tsx";

const Columns = ui("div", "DateTimeColumns")`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: ${space.l};
  ${onPhone} { grid-template-columns: minmax(0, 1fr); gap: ${space.m}; }
`;

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;

/** Chooses a day and a time, as `YYYY-MM-DD HH:mm` in the zone's local time. */
export function DateTimeDialog({
  value,
  limits,
  onAccept,
  onClose,
}: {
  /** Empty where the user has not chosen. */
  value: string;
  limits: DateTimeLimits;
  onAccept: (value: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { timeZone, min = "", max = "" } = limits;
  const [now] = useState(Date.now);
  const today = toLocalDay(now, timeZone);
  const shortcuts = [
    { label: t("soon"), to: toLocalTime(roundUp(now + 30 * MINUTE_MS), timeZone) },
    { label: t("in_an_hour"), to: toLocalTime(roundUp(now + 60 * MINUTE_MS), timeZone) },
    { label: t("tomorrow_morning"), to: `${addDays(today, 1)} 09:00` },
  ].filter(({ to }) => !findProblem(to, limits));

  const [text, setText] = useState(() => complete(value, shortcuts[0]?.to ?? min));
  const isMonthFirst = useMonthFirst();
  const toIso = (typed: string) => toIsoDateTime(typed, isMonthFirst);
  const moment = toIso(text);
  const { date, time } = readDateTime(moment);
  const [day, setDay] = useState(isShowable(date) ? date : today);
  const [lastTime, setLastTime] = useState(time ?? "09:00");
  const [isTried, setTried] = useState(false);
  const problem = findProblem(moment, limits);
  const fieldId = useId();

  function setMoment(next: string) {
    const read = readDateTime(toIso(next));
    setText(next);
    moveTo(read.date);
    setLastTime(read.time ?? lastTime);
  }

  function moveTo(next: string | undefined) {
    if (isShowable(next)) setDay(next);
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const { value: typed, selectionStart } = target;
    // Masking in the middle of the text would move the caret.
    setMoment(selectionStart === typed.length ? maskDateTime(typed) : typed);
  }

  function accept() {
    setTried(true);
    if (!problem) onAccept(moment);
    else document.getElementById(fieldId)?.focus();
  }

  function acceptOnEnter(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    // Enter must not submit the form around the dialog.
    event.preventDefault();
    accept();
  }

  // An incomplete text is no error before the user accepts it.
  const isShown = problem && (isTried || problem !== "missing");
  return (
    <ModalDialog
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button type="button" kind="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="button" onClick={accept}>
            {t("accept")}
          </Button>
        </>
      }
    >
      <Cluster $gap="xs">
        {shortcuts.map(({ label, to }) => (
          <Button key={label} type="button" kind="secondary" compact onClick={() => setMoment(to)}>
            {label}
          </Button>
        ))}
      </Cluster>
      <Columns>
        <MonthGrid
          {...{ day, today }}
          selected={date}
          allows={(each) => allowsDay(each, limits)}
          onMove={moveTo}
          onSelect={(each) => setMoment(`${each} ${lastTime}`)}
        />
        <Stack>
          <TimeChoice
            date={date ?? day}
            time={lastTime}
            limits={limits}
            onChoose={(each) => setMoment(`${date ?? day} ${each}`)}
          />
          <TextField
            id={fieldId}
            // Without a name, it is no part of the form around it.
            name=""
            label={t("typed")}
            hint={t("typed_hint")}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={type}
            onBlur={() => setMoment(moment)}
            onKeyDown={acceptOnEnter}
            error={isShown ? t(problem, { min, max }) : undefined}
          />
          <p className="field-note">
            <span role="status">{happensTwice(moment, timeZone) && t("twice")}</span>{" "}
            {t("zone", describeZone(timeZone, moment, language))}
          </p>
        </Stack>
      </Columns>
    </ModalDialog>
  );
}

/** Other years cannot be shown: their weeks may contain years without four digits. */
const isShowable = (date: string | undefined): date is string =>
  date !== undefined && isInCalendar(date);

const roundUp = (instant: number) => Math.ceil(instant / STEP_MS) * STEP_MS;

/** Completes a partial choice with the day or the time of `near`. */
function complete(value: string, near: string): string {
  const { date, time } = readDateTime(value);
  const [nearDate, nearTime] = near.split(" ");
  if (date) return `${date} ${time ?? nearTime ?? ""}`;
  return time ? `${nearDate} ${time}` : near;
}

/** The hour and the minutes of a day, in steps of five. Times that the limits forbid are disabled. */
function TimeChoice({
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

/** The city of a time zone, and the browser's name for the zone's time at a moment. */
function describeZone(timeZone: string, local: string, language: Language) {
  const [instant = Date.now()] = findInstants(local, timeZone);
  return { city: cityOf(timeZone), zone: nameTimeZone(timeZone, instant, language) };
}

/** `America/Sao_Paulo` becomes `Sao Paulo`. */
function cityOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
