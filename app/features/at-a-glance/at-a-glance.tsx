import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Deferred } from "../../deferred.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { useCountedMenu } from "../../ui/frames/counted-menu.ts";
import { fontSize, onPhone, space, surface, touch, ui } from "../../ui/styled.ts";
import type { MonthSoFar } from "./load-month.server.ts";
import { texts } from "./texts.ts";

const Facts = ui("section", "AtAGlance")`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 45%), 1fr));
  gap: ${space.s};

  /* The counts may come later, and push nothing aside. */
  grid-auto-rows: minmax(6.25rem, auto);
  > .deferred-part { display: grid; grid-area: 1 / -3 / auto / -1; }
  a {
    ${surface}
    display: grid;
    align-content: start;
    padding: ${space.s} ${space.m};
    color: var(--muted);
    font-size: ${fontSize.s};
    text-decoration: none;
  }
  a:hover { border-color: currentColor; }
  small { display: block; font-size: inherit; }
  b { color: var(--text); font-size: ${fontSize.l}; font-variant-numeric: tabular-nums; }
  ${onPhone} {
    a { padding: ${space.xs} ${space.s}; }
  }
`;

const Line = ui("div", "MonthLine")`
  /* Two lines of a text, on a phone three, which come later and move nothing. */
  display: grid;
  align-content: center;
  min-height: 3.5rem;
  ${onPhone} { min-height: 5.25rem; }

  a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 ${space.xs};
    min-height: ${touch};
    color: var(--muted);
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
  small { display: block; font-size: inherit; }
  b { color: var(--text); font-size: ${fontSize.l}; font-variant-numeric: tabular-nums; }
`;

/** What is under way, what waits for the user, and what the month has cost so far. */
export function AtAGlance({ month }: { month: Deferred<MonthSoFar> }) {
  const t = useTexts(texts);
  const counted = useCountedMenu().flatMap(({ to, badge }) => (badge ? [{ to, ...badge }] : []));
  // The first one is what is under way, of which also "none" is an answer.
  const shown = counted.filter(({ count }, at) => count > 0 || at === 0);
  return (
    <Facts aria-label={t("at_a_glance")}>
      <h2 className="visually-hidden">{t("at_a_glance")}</h2>
      {shown.map(({ to, count, label }) => (
        <Fact key={to} to={to} figure={count}>
          {label}
        </Fact>
      ))}
      <Month part={month} lines={3} />
    </Facts>
  );
}

/** The month in a line, for a screen that shows the rest itself. */
export function MonthLine({ month }: { month: Deferred<MonthSoFar> }) {
  return (
    <Line>
      <Month part={month} lines={2} />
    </Line>
  );
}

function Month({ part, lines }: { part: Deferred<MonthSoFar>; lines: number }) {
  const t = useTexts(texts);
  return (
    <DeferredPart part={part} label={t("month")} lines={lines}>
      {({ name, to, spent, before }) => (
        <Fact to={to} figure={spent ? spent.sums.join(" + ") : "…"}>
          {spent ? t("spent", { month: name, count: spent.trips }) : t("so_far", { month: name })}{" "}
          {before && (
            <small>{t("before", { month: before.name, sums: before.sums.join(" + ") })}</small>
          )}
        </Fact>
      )}
    </DeferredPart>
  );
}

function Fact({ to, figure, children }: { to: string; figure: ReactNode; children: ReactNode }) {
  return (
    <Link to={to}>
      <b>{figure}</b> <span>{children}</span>
    </Link>
  );
}
