import { Form } from "@remix-run/react";
import { usePolling } from "../../features/trips/live/use-polling.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Counts } from "./counts.tsx";
import { TableRows } from "./table-rows.tsx";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";

export type StageProps = { table: TableView; brand: string; siteDomain: string | undefined };

/** A table whose rows are being looked up or ordered, with what is known of each by now. */
export function TableProgress({ table, siteDomain }: StageProps) {
  usePolling(true);
  return (
    <>
      <ProgressCard table={table} />
      <TableRows rows={table.rows} />
      <Pagination
        {...table}
        toPage={(page) => pathTo("order_table", { query: { table: table.id, page }, siteDomain })}
      />
    </>
  );
}

function ProgressCard({ table }: Pick<StageProps, "table">) {
  const t = useTexts(texts);
  const { id, total, counts, lookUps } = table;
  const isReading = lookUps !== undefined;
  const { done, total: all } = lookUps ?? { done: total - counts.pending, total };
  const label = t(isReading ? "reading_progress" : "progress", { done, total: all });
  return (
    <Card>
      <h2>{t(isReading ? "reading" : "running")}</h2>
      <Progress label={label} value={done} max={Math.max(all, 1)} />
      <p>{label}</p>
      {!isReading && <Counts counts={counts} />}
      <p>{t(isReading ? "reading_hint" : "running_hint")}</p>
      <Cluster as={Form} method="post">
        <input type="hidden" name="id" value={id} />
        {isReading ? (
          <Button kind="secondary" name="form" value="discard">
            {t("discard")}
          </Button>
        ) : (
          <>
            <Button kind="secondary" name="form" value="pause">
              {t("pause")}
            </Button>
            <Button kind="secondary" name="form" value="cancel">
              {t("cancel")}
            </Button>
          </>
        )}
      </Cluster>
    </Card>
  );
}
