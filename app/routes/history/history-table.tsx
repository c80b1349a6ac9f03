import { TripStatusCell } from "../../features/trips/trip-status-badge.tsx";
import { TwoLines } from "../../features/trips/two-lines.ts";
import { WayTo } from "../../features/trips/way-to.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { ui } from "../../ui/styled.ts";
import type { TripList, TripRow } from "./load-history.server.ts";
import { texts } from "./texts.ts";

const When = ui("span", "TripWhen")` white-space: nowrap; `;

export function HistoryTable({ rows, total, hasTravellers, isBystander }: TripList) {
  const t = useTexts(texts);
  const traveller: Column<TripRow> = {
    key: "traveller",
    header: t("traveller"),
    isFreeText: true,
    cell: (row) => (
      <TwoLines>
        <span>{row.traveller ?? "–"}</span>
        {row.employee && <span>{t("for_employee", { name: row.employee })}</span>}
      </TwoLines>
    ),
  };
  return (
    <Table
      caption={t("trips", { count: total })}
      cardsTo="tablet"
      rows={rows}
      toKey={({ id }) => id}
      columns={[
        {
          key: "when",
          header: t("when"),
          isRowHeader: true,
          isLabelHidden: true,
          cell: ({ when }) => <When>{when}</When>,
        },
        {
          key: "journey",
          header: t("journey"),
          isLabelHidden: true,
          isFreeText: "long",
          cell: (row) => <Journey {...row} />,
        },
        ...(hasTravellers ? [traveller] : []),
        {
          key: "status",
          header: t("status"),
          cell: (row) => <TripStatusCell {...row} isBystander={isBystander} />,
        },
        { key: "fare", header: t("fare"), align: "end" },
        {
          key: "tools",
          header: t("details"),
          isHeaderHidden: true,
          align: "end",
          cell: ({ details, when }) => (
            <ButtonLink kind="secondary" compact to={details} preventScrollReset>
              {t("details")} <span className="visually-hidden">{when}</span>
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

/** Without a destination the passenger told the driver. */
function Journey({ from, to }: Pick<TripRow, "from" | "to">) {
  const t = useTexts(texts);
  return (
    <TwoLines>
      <span>{from}</span>
      <WayTo word={t("to_place")}>{to ?? t("told_driver")}</WayTo>
    </TwoLines>
  );
}
