import { useRouteLoaderData } from "@remix-run/react";
import type { MouseEvent } from "react";
import { addDays } from "../../../i18n/calendar.ts";
import { toLocalTime } from "../../../i18n/local-time.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Cluster, Scripted } from "../../../ui/layout/page-parts.tsx";
import { ui } from "../../../ui/styled.ts";
import { texts } from "./filter-texts.ts";

const Line = ui("div", "DayShortcuts")`
  grid-column: 1 / -1;
  html:not([data-scripts]) & { display: none; }
`;

const daysAgo = { today: 0, yesterday: 1 };

/** Fills in both days of the surrounding form; needs JavaScript. */
export function DayShortcuts() {
  const t = useTexts(texts);
  const root = useRouteLoaderData<{ brand: { timeZone: string } }>("root");

  function choose({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, ago: number) {
    const today = toLocalTime(Date.now(), root?.brand.timeZone ?? "UTC").slice(0, 10);
    for (const name of ["from", "to"]) {
      const field = form?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = addDays(today, -ago);
    }
  }

  return (
    <Line>
      <Scripted>
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
