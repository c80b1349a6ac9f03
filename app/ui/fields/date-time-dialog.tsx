import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { addDays, isInCalendar } from "../../i18n/calendar.ts";
import { toLocalTime } from "../../i18n/local-time.ts";
import { toIsoDateTime } from "../../i18n/typed-moment.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { ModalDialog } from "../dialog/modal-dialog.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { ui } from "../styled.ts";
import { onPhone, space } from "../tokens.ts";
import { useMonthFirst } from "./date-field.tsx";
import { maskDateTime, readDateTime } from "./date-mask.ts";
import { allowsDay, comesTwice, type DateTimeLimits, findProblem } from "./date-time-limits.ts";
import { texts } from "./date-time-texts.ts";
import { MonthGrid } from "./month-grid.tsx";
import { TextField } from "./text-field.tsx";
import { TimeChoice } from "./time-choice.tsx";
import { describeZone } from "./zone-name.ts";

const Columns = ui("div", "DateTimeColumns")`
  display: grid;
  grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
  gap: ${space.l};
  ${onPhone} { grid-template-columns: minmax(0, 1fr); gap: ${space.m}; }
`;

const MINUTE_MS = 60_000;
const STEP_MS = 5 * MINUTE_MS;

/** Chooses a day and a time, which are `YYYY-MM-DD HH:mm`, as the clocks of the zone show it. */
export function DateTimeDialog({
  value,
  limits,
  onAccept,
  onClose,
}: {
  /** Empty for none yet. */
  value: string;
  limits: DateTimeLimits;
  onAccept: (value: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { timeZone, min = "", max = "" } = limits;
  const [now] = useState(Date.now);
  const today = toLocalTime(now, timeZone).slice(0, 10);
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

  function put(next: string) {
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
    // In the middle of the text the caret would be lost.
    put(selectionStart === typed.length ? maskDateTime(typed) : typed);
  }

  function accept() {
    setTried(true);
    if (!problem) onAccept(moment);
    else document.getElementById(fieldId)?.focus();
  }

  function acceptOnEnter(press: KeyboardEvent) {
    if (press.key !== "Enter") return;
    // It is not the form around it that is to be sent.
    press.preventDefault();
    accept();
  }

  // What is not whole yet is nobody's mistake before they are done.
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
          <Button key={label} type="button" kind="secondary" compact onClick={() => put(to)}>
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
          onSelect={(each) => put(`${each} ${lastTime}`)}
        />
        <Stack>
          <TimeChoice
            date={date ?? day}
            time={lastTime}
            limits={limits}
            onChoose={(each) => put(`${date ?? day} ${each}`)}
          />
          <TextField
            id={fieldId}
            // No part of the form around it.
            name=""
            label={t("typed")}
            hint={t("typed_hint")}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={type}
            onBlur={() => put(moment)}
            onKeyDown={acceptOnEnter}
            error={isShown ? t(problem, { min, max }) : undefined}
          />
          <p className="field-note">
            <span role="status">{comesTwice(moment, timeZone) && t("twice")}</span>{" "}
            {t("zone", describeZone(timeZone, moment, language))}
          </p>
        </Stack>
      </Columns>
    </ModalDialog>
  );
}

/** The months of other years cannot be drawn: their weeks may begin in years without four digits. */
const isShowable = (date: string | undefined): date is string =>
  date !== undefined && isInCalendar(date);

/** Up to the next five minutes. */
const roundUp = (instant: number) => Math.ceil(instant / STEP_MS) * STEP_MS;

/** What is chosen already, and from what is near where something is missing. */
function complete(value: string, near: string): string {
  const { date, time } = readDateTime(value);
  const [nearDate, nearTime] = near.split(" ");
  if (date) return `${date} ${time ?? nearTime ?? ""}`;
  return time ? `${nearDate} ${time}` : near;
}
