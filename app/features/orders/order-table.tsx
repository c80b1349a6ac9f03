import { useTexts } from "../../i18n/use-texts.ts";
import { type Column, Table } from "../../ui/data/table.tsx";
import { space, ui } from "../../ui/styled.ts";
import { progressOf } from "../trips/trip-status.ts";
import { TripProgressBar, TripStatusBadge } from "../trips/trip-status-badge.tsx";
import { TwoLines } from "../trips/two-lines.ts";
import { WayTo } from "../trips/way-to.tsx";
import type { OrderRow } from "./load-orders.server.ts";
import { OrderDetail } from "./order-detail.tsx";
import { OrderDriver } from "./order-driver.tsx";
import { OrderTools } from "./order-tools.tsx";
import { sayUserType, texts } from "./texts.ts";

const Standing = ui("div", "OrderStanding")`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  @container (min-width: 62rem) { min-width: 8.5rem; }
`;

export function OrderTable({
  caption,
  trips,
  opened,
  path,
  isOfDesk,
}: {
  caption: string;
  trips: OrderRow[];
  opened: number | undefined;
  path: string;
  /** True if several users order on the account. */
  isOfDesk: boolean;
}) {
  const t = useTexts(texts);
  const person = t(isOfDesk ? "employee" : "user");
  const columns: Column<OrderRow>[] = [
    { key: "id", header: t("id"), isMinor: true },
    { key: "person", header: person, isMinor: true, isFreeText: true },
    { key: "traveller", header: t("traveller"), isRowHeader: true, isFreeText: true },
    {
      key: "type",
      header: t("user_type"),
      isMinor: true,
      cell: ({ userType }) => sayUserType(userType, t),
    },
    { key: "when", header: t("when"), isLabelHidden: true, isFreeText: true, leadsCard: true },
    {
      key: "address",
      header: t("address"),
      isLabelHidden: true,
      isFreeText: "long",
      leadsCard: true,
      cell: (trip) => <Journey trip={trip} />,
    },
    { key: "status", header: t("status"), cell: (trip) => <Status trip={trip} /> },
    {
      key: "driver",
      header: t("driver"),
      isFreeText: true,
      cell: ({ taxi }) => taxi && <OrderDriver taxi={taxi} />,
    },
    {
      key: "tools",
      header: t("tools"),
      isHeaderHidden: true,
      cell: (trip) => <OrderTools trip={trip} path={path} isOpen={trip.id === opened} />,
    },
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      cardsTo="laptop"
      rows={trips}
      toKey={({ id }) => id}
      columns={columns}
      detail={(trip) => trip.id === opened && <OrderDetail trip={trip} person={person} />}
    />
  );
}

/** The journey; the traveller may tell the driver the destination. */
function Journey({ trip: { from, way } }: { trip: OrderRow }) {
  const t = useTexts(texts);
  return (
    <TwoLines>
      <span>{from}</span>
      <WayTo word={`${t("to")}:`}>{way ?? t("to_driver")}</WayTo>
    </TwoLines>
  );
}

function Status({ trip }: { trip: OrderRow }) {
  return (
    <Standing>
      <TripStatusBadge {...trip} />
      {progressOf(trip.status) === "searching" && <TripProgressBar status={trip.status} />}
    </Standing>
  );
}
