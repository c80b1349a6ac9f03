import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Page } from "../../ui/layout/layout.tsx";
import { PageHeader } from "../../ui/layout/page-parts.tsx";
import { CheckedTable } from "./checked-table.tsx";
import { ChooseTable } from "./choose-table.tsx";
import type { OrderTablePage } from "./load.server.ts";
import { TableProgress } from "./table-progress.tsx";
import { TableResult } from "./table-result.tsx";
import { texts } from "./texts.ts";

export function OrderTableScreen(page: OrderTablePage) {
  const t = useTexts(texts);
  const { back, isDesk, siteDomain } = page;
  const isWide = "table" in page;
  return (
    <Page $width={isWide ? "wide" : "reading"}>
      <PageHeader
        title={t("title")}
        back={
          isWide
            ? { to: pathTo("order_table", { siteDomain }), label: t("all_tables") }
            : { to: back, label: t(isDesk ? "back_desk" : "back") }
        }
      >
        {!isWide && t("intro")}
      </PageHeader>
      {isWide ? <TableStage {...page} /> : <ChooseTable {...page} />}
    </Page>
  );
}

function TableStage({ table, brand, siteDomain }: Extract<OrderTablePage, { table: object }>) {
  const stage = { table, brand, siteDomain };
  if (table.state === "checked") return <CheckedTable {...stage} />;
  if (table.state === "paused" || table.state === "done") return <TableResult {...stage} />;
  return <TableProgress {...stage} />;
}
