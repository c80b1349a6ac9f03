import { Form } from "@remix-run/react";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Counts } from "./counts.tsx";
import { type AnswerKind, Questions, SaveAnswers } from "./questions.tsx";
import type { StageProps } from "./table-progress.tsx";
import { TableRows } from "./table-rows.tsx";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";
import { useSending } from "./use-sending.ts";

/** What would be ordered, and the user's answers to what is not clear. One form holds both. */
export function CheckedTable({ table, siteDomain }: StageProps) {
  const { id, asked, questions, counts } = table;
  // The order would leave these rows out, so their questions come first.
  const isOpen = counts.choose > 0;
  const summary = <Summary table={table} startKind={isOpen ? "secondary" : "primary"} />;
  return (
    <Stack as={Form} method="post" $gap="l">
      <input type="hidden" name="id" value={id} />
      {asked.map((index) => (
        <input key={index} type="hidden" name="asked" value={index} />
      ))}
      {!isOpen && summary}
      {questions.length > 0 && (
        <Questions {...{ id, questions }} saveKind={isOpen ? "primary" : "secondary"} />
      )}
      {isOpen && summary}
      <TableRows rows={table.rows} />
      {asked.length > 0 && <SaveAnswers id={id} kind="secondary" />}
      <Pagination
        {...table}
        toPage={(page) => pathTo("order_table", { query: { table: id, page }, siteDomain })}
      />
    </Stack>
  );
}

function Summary({ table, startKind }: { table: TableView; startKind: AnswerKind }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { id, counts, sum, unknownColumns, hasFailed } = table;
  const isBusy = useSending(id);
  return (
    <Card aria-labelledby="checked">
      <h2 id="checked">{t(counts.known > 0 ? "checked_more" : "checked")}</h2>
      <Counts counts={counts} />
      {sum && <p>{t("sum", { price: sum })}</p>}
      {unknownColumns.length > 0 && (
        <p>{t("ignored", { columns: joinParts(unknownColumns, language) })}</p>
      )}
      {counts.ready > 0 && <p>{t("start_hint")}</p>}
      <Cluster>
        {counts.ready > 0 && (
          <Button kind={startKind} name="form" value="start" busy={isBusy("start")}>
            {t("start", { count: counts.ready })}
          </Button>
        )}
        {hasFailed && (
          <Button kind="secondary" name="form" value="again" busy={isBusy("again")}>
            {t("look_up_again")}
          </Button>
        )}
        <Button kind="secondary" name="form" value="discard" busy={isBusy("discard")}>
          {t("discard")}
        </Button>
      </Cluster>
    </Card>
  );
}
