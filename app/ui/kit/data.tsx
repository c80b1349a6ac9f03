import { useTexts } from "../../i18n/use-texts.ts";
import { Avatar } from "../data/avatar.tsx";
import { DescriptionList } from "../data/description-list.tsx";
import { Table } from "../data/table.tsx";
import { Badge, type BadgeTone } from "../feedback/badge.tsx";
import { IconButton } from "../icon-button.tsx";
import { Card } from "../layout/card.tsx";
import { Cluster } from "../layout/cluster.tsx";
import { Stack } from "../layout/stack.tsx";
import { Pagination } from "../navigation/pagination.tsx";
import { Tabs } from "../navigation/tabs.tsx";
import { texts } from "./texts.ts";

const trips = [
  {
    id: 4821,
    traveller: "Marina Olmedo",
    time: "18/05 09:12",
    street: "Plaza Mayor, 3",
    tone: "info",
    status: "statusOnTheWay",
    amount: "9,40 €",
  },
  {
    id: 4817,
    traveller: "Tomás Rivas",
    time: "18/05 08:40",
    street: "Avenida del Puerto, 112",
    tone: "success",
    status: "statusWaiting",
    amount: "12,50 €",
  },
  {
    id: 4790,
    traveller: "Ana Belén Cid",
    time: "17/05 22:05",
    street: "Aeropuerto, Terminal B",
    tone: "danger",
    status: "statusCancelled",
    amount: "0,00 €",
  },
] as const satisfies { tone: BadgeTone; [column: string]: unknown }[];

export function Data() {
  const t = useTexts(texts);
  return (
    <Stack>
      <h2>{t("data")}</h2>
      <Tabs
        label={t("data")}
        tabs={[
          { to: ".", label: t("active"), count: 12, isCurrent: true },
          { to: "?tab=closed", label: t("closed"), count: 3 },
        ]}
      />
      <Table
        caption={t("tripsCaption")}
        rows={[...trips]}
        toKey={({ id }) => id}
        detail={({ id, amount }) =>
          id === 4817 && <DescriptionList items={[{ term: t("amount"), detail: amount }]} />
        }
        columns={[
          { key: "id", header: "Id", cell: ({ id }) => id },
          {
            key: "traveller",
            header: t("traveller"),
            isRowHeader: true,
            cell: ({ traveller }) => traveller,
          },
          {
            key: "time",
            header: t("dateTime"),
            cell: ({ time }) => time,
            sort: { to: "?sort=time", now: "descending" },
          },
          { key: "street", header: t("address"), cell: ({ street }) => street },
          {
            key: "status",
            header: t("status"),
            cell: ({ status, tone }) => <Badge tone={tone}>{t(status)}</Badge>,
            sort: { to: "?sort=status" },
          },
          { key: "amount", header: t("amount"), align: "end", cell: ({ amount }) => amount },
          {
            key: "tools",
            header: t("tools"),
            isHeaderHidden: true,
            align: "end",
            cell: () => <IconButton icon="edit" label={t("edit")} />,
          },
        ]}
      />
      <Pagination page={4} pageCount={9} toPage={(page) => `?page=${page}`} />
      <Card>
        <Cluster>
          <Avatar name="Lucía Ferrer" large />
          <div>
            <h3>Lucía Ferrer</h3>
            <p>{t("driver")}</p>
          </div>
          <Avatar name="Tomás" />
          <Avatar name="" />
        </Cluster>
        <DescriptionList
          items={[
            { term: t("plate"), detail: "4821 KLM" },
            { term: t("model"), detail: "Toyota Corolla" },
            { term: t("meetingPoint"), detail: "Plaza Mayor, 3" },
          ]}
        />
      </Card>
    </Stack>
  );
}
