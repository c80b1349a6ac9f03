import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import type { CheckView } from "./load.server.ts";
import { texts } from "./texts.ts";

const Months = ui("div", "SeriesMonths")`
  display: grid;
  gap: ${space.m};

  h3 { font-size: ${fontSize.s}; color: var(--muted); }
  h3::first-letter { text-transform: uppercase; }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
    gap: ${space.xs};
    margin-top: ${space.xs};
    list-style: none;
  }
  li {
    padding: ${space.xs};
    border-radius: ${radius.s};
    background: var(--sunken);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  li[data-note] {
    grid-column: 1 / -1;
    display: flex;
    align-items: start;
    gap: ${space.s};
    background: var(--info-tint);
    text-align: var(--start);
    svg { flex: none; margin-top: 0.2em; color: var(--info-text); }
  }
`;

/** All dates; those around a change of the clocks say what happens to the pickup. */
export function DatesByMonth({ view: { count, months, daysOff, zone } }: { view: CheckView }) {
  const t = useTexts(texts);
  return (
    <Card aria-labelledby="dates">
      <Stack>
        <h2 id="dates">{t("dates", { count })}</h2>
        <Months>
          {months.map(({ month, days }) => (
            <div key={month}>
              <h3>{month}</h3>
              <ul>
                {days.map(({ date, day, note }) => (
                  <li key={date} data-note={note && ""}>
                    {note && <Icon name="clock" />}
                    <span>
                      <time dateTime={date}>{day}</time>
                      {note && `: ${note}`}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Months>
        {daysOff.used && (
          <p>
            {t("days_off")}: {daysOff.used}
          </p>
        )}
        {daysOff.unused && (
          <Notice kind="warning" title={t("days_off_unused", { days: daysOff.unused })} />
        )}
        <p className="field-note">{t("zone", { zone })}</p>
      </Stack>
    </Card>
  );
}
