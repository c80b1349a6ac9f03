import type { ReactNode } from "react";
import { useTexts } from "../../../i18n/use-texts.ts";
import { type Column, Table } from "../../../ui/data/table.tsx";
import { ui } from "../../../ui/styled.ts";
import { space } from "../../../ui/tokens.ts";
import type { TripRow } from "../../trips/trip-row.server.ts";
import { progressOf } from "../../trips/trip-status.ts";
import { TripStatusBadge, TripWay } from "../../trips/trip-status-badge.tsx";
import { OrderDetail } from "./order-detail.tsx";
import { OrderTools } from "./order-tools.tsx";
import { sayUserType, texts } from "./texts.ts";

const Standing = ui("div", "OrderStanding")`
  display: grid;
  gap: ${space.xs};
  justify-items: start;
  @container (min-width: 62rem) { min-width: 10rem; }
`;

type Say = ReturnType<typeof useTexts<typeof texts>>;

/** Trips that can still be changed, each of which opens to all that is known of it. */
export function OrderTable({
  caption,
  trips,
  opened,
  path,
  isOfDesk,
}: {
  caption: string;
  trips: TripRow[];
  /** The trip that is opened. */
  opened: number | undefined;
  path: string;
  /** Several people order on the account. */
  isOfDesk: boolean;
}) {
  const t = useTexts(texts);
  const person = t(isOfDesk ? "employee" : "user");
  const columns: Column<TripRow>[] = [
    { key: "id", header: t("id"), isMinor: true, cell: ({ id }) => id },
    {
      key: "person",
      header: person,
      isMinor: true,
      isFreeText: true,
      cell: (trip) => trip.person,
    },
    {
      key: "traveller",
      header: t("traveller"),
      isRowHeader: true,
      isFreeText: true,
      cell: ({ traveller }) => traveller ?? "–",
    },
    {
      key: "type",
      header: t("user_type"),
      isMinor: true,
      cell: ({ userType }) => sayUserType(userType, t),
    },
    { key: "when", header: t("when"), cell: ({ when }) => when },
    { key: "address", header: t("address"), isFreeText: true, cell: ({ from }) => from },
    { key: "status", header: t("status"), cell: (trip) => <Status trip={trip} /> },
    { key: "driver", header: t("driver"), isFreeText: true, cell: (trip) => toDriver(trip, t) },
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

function Status({ trip: { status, statusName } }: { trip: TripRow }) {
  return (
    <Standing>
      <TripStatusBadge status={status} statusName={statusName} />
      {progressOf(status) === "searching" && <TripWay status={status} />}
    </Standing>
  );
}

function toDriver({ taxi }: TripRow, t: Say): ReactNode {
  if (!taxi) return "–";
  const { driver, etaMinutes } = taxi;
  return etaMinutes ? `${driver}, ${t("in_minutes", { count: etaMinutes })}` : driver;
}
