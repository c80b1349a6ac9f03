import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { fontSize, space, surface, ui } from "../../ui/styled.ts";
import { Closing } from "./closing.tsx";
import type { StatementPage, StatementSums } from "./load.server.ts";
import { texts } from "./texts.ts";

const Total = ui("section", "StatementTotal")`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.xs} ${space.l};
  padding: ${space.m} ${space.l};
  ${surface}
  h3 { font-size: ${fontSize.m}; }
  strong { font-size: ${fontSize.xl}; font-variant-numeric: tabular-nums; }
  @media print { border-color: #000; box-shadow: none; }
`;

/** The figures of all tables stand below each other. */
const Aligned = ui("div", "StatementTable")` tr > :nth-child(n + 2) { width: 20%; } `;

type Currency = StatementSums["currencies"][number];

/** The sums of each currency, and what they do not hold. */
export function Sums({
  sums,
  period,
}: {
  sums: StatementSums;
  period: NonNullable<StatementPage["period"]>;
}) {
  const t = useTexts(texts);
  const { currencies, counts, missing, rooms } = sums;
  return (
    <Stack $gap="l">
      {missing > 0 && <Notice kind="warning">{t("missing", { count: missing })}</Notice>}
      {rooms && <Notice>{t("rooms_since", { day: rooms.since, days: rooms.days })}</Notice>}
      {currencies.length === 0 ? (
        <EmptyState icon="document" title={t("none")}>
          {t("none_hint")}
        </EmptyState>
      ) : (
        currencies.map((each) => (
          <CurrencySums key={each.currency} sums={each} isOnly={currencies.length === 1} />
        ))
      )}
      <LeftOut sums={sums} />
      <Closing sums={sums} period={period} />
      {(counts.underWay > 0 || counts.booked > 0) && (
        <p>{t("not_yet", { count: counts.underWay + counts.booked })}</p>
      )}
    </Stack>
  );
}

function CurrencySums({ sums, isOnly }: { sums: Currency; isOnly: boolean }) {
  const t = useTexts(texts);
  const { currency, trips, sum, tables } = sums;
  // A table of one line says no more than the total, unless it names what the trips were for.
  const shown = tables.filter(({ lines }) => lines.length > 1 || lines[0]?.name);
  const name = (table: string) => (isOnly ? table : t("in_currency", { table, currency }));
  return (
    <>
      <Total aria-label={name(t("total"))}>
        <h3>{name(t("total"))}</h3>
        <span>{t("trips", { count: trips })}</span>
        <strong>{sum}</strong>
      </Total>
      {shown.map(({ by, field, lines }) => (
        <Aligned key={field?.id ?? by}>
          <Table
            cardsTo="none"
            caption={name(
              by === "reference" ? t("by_reference", { field: field.name }) : t(`by_${by}`),
            )}
            rows={lines}
            toKey={(line) => line.name}
            columns={[
              {
                key: "name",
                header: by === "reference" ? field.name : t(`name_${by}`),
                isRowHeader: true,
                isFreeText: true,
                isHeaderFreeText: by === "reference",
                cell: (line) => line.name || t("without"),
              },
              { key: "trips", header: t("trips_header"), align: "end" },
              { key: "sum", header: t("amount"), align: "end" },
            ]}
          />
        </Aligned>
      ))}
    </>
  );
}

/** The trips that the sums leave out, by name. */
function LeftOut({ sums: { counts, unpriced } }: { sums: StatementSums }) {
  const t = useTexts(texts);
  return (
    <>
      {counts.unpriced > 0 && (
        <Notice kind="warning" title={t("unpriced", { count: counts.unpriced })}>
          <ul>
            {unpriced.map(({ id, when, href }) => (
              <li key={id}>
                <Link to={href}>{t("trip", { id: `${id}`, when })}</Link>
              </li>
            ))}
          </ul>
          {counts.unpriced > unpriced.length && (
            <p>{t("more", { count: counts.unpriced - unpriced.length })}</p>
          )}
        </Notice>
      )}
      {counts.cancelled > 0 && <p>{t("cancelled", { count: counts.cancelled })}</p>}
    </>
  );
}
