import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Deferred } from "../../deferred.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { DeferredPart } from "../../ui/deferred-part.tsx";
import { useCountedMenu } from "../../ui/frames/counted-menu.ts";
import { fontSize, oneLine, onPhone, space, surface, touch, ui } from "../../ui/styled.ts";
import type { MonthSoFar } from "./load-month.server.ts";
import type { UnderWay } from "./load-under-way.server.ts";
import { texts } from "./texts.ts";
import { useUnderWay } from "./use-under-way.ts";

const Facts = ui("section", "AtAGlance")`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(24rem, 34%);
  gap: ${space.s};

  /* The figures may come later, and push nothing aside. */
  > [data-counts] { display: flex; flex-wrap: wrap; gap: ${space.s}; min-height: 6.25rem; }
  > [data-counts] > a { flex: 1 1 6.5rem; min-height: 6.25rem; }
  > [data-counts] > :first-child { flex: 3 1 14rem; }
  > .deferred-part { display: grid; min-height: 6.25rem; }
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
  @media (max-width: 1199.98px) { grid-template-columns: minmax(0, 1fr); }
  ${onPhone} {
    > [data-counts] > a { flex-basis: 6rem; }
    > [data-counts] > :first-child { flex-basis: 100%; }
    a { padding: ${space.xs} ${space.s}; }
  }
`;

const Taxi = ui("span", "TaxiUnderWay")`
  display: flex;
  gap: ${space.xs};
  min-width: 0;

  /* A long name gives way before its taxi's state does. */
  > :first-child { flex: 0 99 auto; min-width: 4rem; color: var(--text); font-weight: 600; ${oneLine} }
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
export function AtAGlance({
  month,
  underWay,
}: {
  month: Deferred<MonthSoFar>;
  underWay: Deferred<UnderWay | undefined>;
}) {
  const t = useTexts(texts);
  const [first, ...others] = useCountedMenu().flatMap(({ to, badge }) =>
    badge ? [{ to, ...badge }] : [],
  );
  return (
    <Facts aria-label={t("at_a_glance")}>
      <h2 className="visually-hidden">{t("at_a_glance")}</h2>
      <div data-counts="">
        {/* Of what is under way, "none" is an answer, too. */}
        {first && <Taxis {...first} part={underWay} />}
        {others.map(
          ({ to, count, label }) =>
            count > 0 && (
              <Fact key={to} to={to} figure={count}>
                {label}
              </Fact>
            ),
        )}
      </div>
      <Month part={month} lines={3} />
    </Facts>
  );
}

/** The number of taxis under way, and who waits for them. */
function Taxis({
  to,
  count,
  label,
  part,
}: {
  to: string;
  count: number;
  label: string;
  part: Deferred<UnderWay | undefined>;
}) {
  const taxis = useUnderWay(part);
  return (
    <Link to={to}>
      <span>
        <b>{count}</b> {label}
      </span>
      {/* The count may be newer than the taxis. */}
      {taxis.slice(0, count).map(({ id, traveller, state }) => (
        <Taxi key={id}>
          <span>{traveller}</span> <span>{state}</span>
        </Taxi>
      ))}
    </Link>
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
