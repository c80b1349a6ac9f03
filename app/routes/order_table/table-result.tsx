import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Counts } from "./counts.tsx";
import { toFilePath } from "./file-path.ts";
import type { StageProps } from "./table-progress.tsx";
import { TableRows } from "./table-rows.tsx";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";
import { useSending } from "./use-sending.ts";

/** A table that has stopped, for now or for good. */
export function TableResult({ table, brand, siteDomain }: StageProps) {
  const t = useTexts(texts);
  const { id, state, pausedBy = "user", counts } = table;
  const isDone = state === "done";
  return (
    <>
      <div role="status">
        <Notice
          kind={isDone && !hasLoss(counts) ? "success" : "warning"}
          title={isDone ? t(titleOf(counts)) : t(`paused_${pausedBy}`, { brand })}
        >
          {!isDone && <p>{t("paused_hint")}</p>}
          <Counts counts={counts} />
        </Notice>
      </div>
      <Choices {...{ table, brand, siteDomain }} />
      <TableRows rows={table.rows} />
      <Pagination
        {...table}
        toPage={(page) => pathTo("order_table", { query: { table: id, page }, siteDomain })}
      />
    </>
  );
}

const hasLoss = ({ unknown, refused }: TableView["counts"]) => unknown > 0 || refused > 0;

function titleOf(counts: TableView["counts"]) {
  if (counts.cancelled > 0) return "done_cancelled";
  return hasLoss(counts) ? "done_loss" : "done";
}

function Choices({ table: { id, state }, siteDomain }: StageProps) {
  const t = useTexts(texts);
  const isBusy = useSending(id);
  const isDone = state === "done";
  return (
    <Cluster as={Form} method="post">
      <input type="hidden" name="id" value={id} />
      {!isDone && (
        <>
          <Button name="form" value="go_on" busy={isBusy("go_on")}>
            {t("go_on")}
          </Button>
          <Button kind="secondary" name="form" value="cancel" busy={isBusy("cancel")}>
            {t("cancel")}
          </Button>
        </>
      )}
      {(["xlsx", "csv"] as const).map((type) => (
        <ButtonLink
          key={type}
          kind="secondary"
          icon="download"
          reloadDocument
          to={toFilePath(`result.${type}`, { table: id, siteDomain })}
        >
          {t("download", { format: type.toUpperCase() })}
        </ButtonLink>
      ))}
      {isDone && <ButtonLink to={pathTo("order_table", { siteDomain })}>{t("again")}</ButtonLink>}
    </Cluster>
  );
}
