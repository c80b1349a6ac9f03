import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { addDays, addMonths, listWeeks, weekdayOf } from "../../i18n/calendar.ts";
import { texts as dateTexts } from "../../i18n/date-texts.ts";
import { directionOf } from "../../i18n/languages.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { IconButton } from "../icon-button.tsx";
import { fontSize, onPhone, radius, space, ui } from "../styled.ts";
import { texts } from "./date-time-texts.ts";

const Box = ui("div", "MonthGrid")`
  header { display: flex; align-items: center; justify-content: space-between; }
  h3 { font-size: ${fontSize.m}; }
  h3::first-letter { text-transform: uppercase; }
  table { width: 100%; border-spacing: 2px; table-layout: fixed; }
  th { padding: ${space.xs} 0; color: var(--muted); font-size: ${fontSize.xs}; font-weight: 600; text-align: center; overflow: hidden; }
  td { padding: 0; }
  button[data-day] {
    width: 100%;
    min-height: 2.625rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${radius.m};
    background: none;
    cursor: pointer;
  }
  button[data-day]:hover { background: var(--sunken); }
  button[data-other] { color: var(--muted); }
  button[aria-current] { border-color: var(--boundary); font-weight: 700; }
  [aria-selected="true"] > button[data-day] { background: var(--main); border-color: var(--main-edge); color: var(--on-main); font-weight: 700; }
  button[data-day][aria-disabled] { background: none; color: var(--muted); opacity: 0.45; cursor: not-allowed; }
  ${onPhone} { button[data-day] { min-height: 2.25rem; } }
`;

/** The day to which each key moves; `forward` is -1 where the next day is to the left. */
const moves: Record<string, (day: string, isFar: boolean, forward: number) => string> = {
  ArrowLeft: (day, _, forward) => addDays(day, -forward),
  ArrowRight: (day, _, forward) => addDays(day, forward),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekdayOf(day)),
  End: (day) => addDays(day, 7 - weekdayOf(day)),
  PageUp: (day, isFar) => addMonths(day, isFar ? -12 : -1),
  PageDown: (day, isFar) => addMonths(day, isFar ? 12 : 1),
};

/** The days of a month, from Monday on. `day` has the keyboard focus, and its month is shown. */
export function MonthGrid({
  day,
  selected,
  today,
  allows,
  onMove,
  onSelect,
}: {
  day: string;
  selected: string | undefined;
  today: string;
  allows: (day: string) => boolean;
  onMove: (day: string) => void;
  onSelect: (day: string) => void;
}) {
  const t = useTexts(texts);
  const names = useTexts(dateTexts);
  const forward = directionOf(useLanguage()) === "rtl" ? -1 : 1;
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(true);

  useEffect(() => {
    if (takesFocus.current)
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    takesFocus.current = false;
  }, [day]);

  function handleKey(event: KeyboardEvent) {
    const next = moves[event.key]?.(day, event.shiftKey, forward);
    if (!next) return;
    event.preventDefault();
    takesFocus.current = true;
    onMove(next);
  }

  const nameMonth = (date: string) =>
    names(`month_${Number(date.slice(5, 7))}`, { year: date.slice(0, 4) });
  const nameDay = (date: string) =>
    names(`date_${Number(date.slice(5, 7))}`, {
      weekday: names(`weekday_${weekdayOf(date)}`),
      day: `${Number(date.slice(8))}`,
      year: date.slice(0, 4),
    });
  return (
    <Box>
      <header>
        <IconButton
          icon="chevron-left"
          label={t("previous_month")}
          onClick={() => onMove(addMonths(day, -1))}
        />
        <h3 id={titleId} aria-live="polite">
          {nameMonth(day)}
        </h3>
        <IconButton
          icon="chevron-right"
          label={t("next_month")}
          onClick={() => onMove(addMonths(day, 1))}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the days handle keys */}
      <table ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={handleKey}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <th key={weekday} scope="col" abbr={names(`weekday_${weekday}`)}>
                {names(`weekday_short_${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(day).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid supports it
                <td key={date} aria-selected={date === selected}>
                  <button
                    type="button"
                    data-day={date}
                    data-other={date.slice(0, 7) === day.slice(0, 7) ? undefined : ""}
                    tabIndex={date === day ? 0 : -1}
                    aria-label={nameDay(date)}
                    aria-current={date === today ? "date" : undefined}
                    aria-disabled={!allows(date) || undefined}
                    onClick={() => allows(date) && onSelect(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
