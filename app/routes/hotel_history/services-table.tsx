import { TripStatusBadge } from "../../features/trips/trip-status-badge.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { oneLine, ui } from "../../ui/styled.ts";
import type { ServicesPage } from "./load.server.ts";
import type { ServiceRow } from "./rows.server.ts";
import { texts } from "./texts.ts";

/** A line of text with a muted second line. */
const Two = ui("div", "ServiceLines")`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  > * + * { color: var(--muted); }
`;

const Status = ui("div", "ServiceStatus")` min-width: 7.5rem; `;
const Short = ui("span", "ServiceShort")`
  max-width: 10rem;
  ${oneLine}
`;

export function ServicesTable({ page: { rows, total } }: { page: ServicesPage }) {
  const t = useTexts(texts);
  const columns: Column<ServiceRow>[] = [
    {
      key: "when",
      header: t("when"),
      isRowHeader: true,
      isLabelHidden: true,
      cell: ({ when }) => <Short>{when}</Short>,
    },
    {
      key: "room",
      header: t("room"),
      isFreeText: true,
      cell: ({ room, reference }) => (
        <Two>
          <strong>{room || "—"}</strong>
          {reference && <span>{reference}</span>}
        </Two>
      ),
    },
    { key: "guest", header: t("guest"), isFreeText: true, cell: ({ guest }) => guest ?? "—" },
    {
      key: "journey",
      header: t("journey"),
      isLabelHidden: true,
      isFreeText: true,
      cell: Journey,
    },
    {
      key: "taxi",
      header: t("taxi"),
      isFreeText: true,
      cell: ({ taxi }) =>
        taxi ? (
          <Two>
            <Short translate="no">{taxi.plate}</Short>
            <span>{taxi.driver}</span>
          </Two>
        ) : (
          "—"
        ),
    },
    {
      key: "status",
      header: t("status"),
      cell: (row) => (
        <Status>
          <TripStatusBadge {...row} isBystander />
        </Status>
      ),
    },
    { key: "fare", header: t("fare"), align: "end", cell: ({ fare }) => fare ?? "—" },
    {
      key: "tools",
      header: t("card"),
      isHeaderHidden: true,
      align: "end",
      cell: ({ card, when }) =>
        card && (
          <ButtonLink kind="secondary" icon="taxi" compact to={card}>
            {t("card")} <span className="visually-hidden">{when}</span>
          </ButtonLink>
        ),
    },
  ];
  return (
    <Table
      caption={t("services", { count: total })}
      cardsTo="laptop"
      rows={rows}
      toKey={({ id }) => id}
      columns={columns}
    />
  );
}

/** Guests are identified by their destination, so it comes first; the pickup is shown only if it is unusual. */
function Journey({ from, to }: Pick<ServiceRow, "from" | "to">) {
  const t = useTexts(texts);
  return (
    <Two>
      <span>
        <span aria-hidden="true">→ </span>
        <span className="visually-hidden">{t("to_place")} </span>
        {to ?? t("told_driver")}
      </span>
      {from && <span>{t("from_place", { place: from })}</span>}
    </Two>
  );
}
