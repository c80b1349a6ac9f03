import { Form } from "@remix-run/react";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { pathTo } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster, Grid } from "../../ui/layout/page-parts.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { Counts } from "./counts.tsx";
import type { StageProps } from "./table-progress.tsx";
import { TableRows } from "./table-rows.tsx";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";
import { useSending } from "./use-sending.ts";

type Asking = {
  /** An address has not been chosen yet: the questions then come before the order, which would leave their rows out. */
  isOpen: boolean;
};

/** What would be ordered, and the user's answers to what is not clear. One form holds both. */
export function CheckedTable({ table, siteDomain }: StageProps) {
  const { id, asked, questions } = table;
  const isOpen = questions.some(({ chosen }) => chosen < 0);
  const summary = <Summary table={table} isOpen={isOpen} />;
  return (
    <Stack as={Form} method="post" $gap="l">
      <input type="hidden" name="id" value={id} />
      {asked.map((index) => (
        <input key={index} type="hidden" name="asked" value={index} />
      ))}
      {!isOpen && summary}
      {questions.length > 0 && <Questions {...{ id, questions, isOpen }} />}
      {isOpen && summary}
      <TableRows rows={table.rows} />
      {asked.length > 0 && <SaveAnswers id={id} />}
      <Pagination
        {...table}
        toPage={(page) => pathTo("order_table", { query: { table: id, page }, siteDomain })}
      />
    </Stack>
  );
}

function Summary({ table, isOpen }: { table: TableView } & Asking) {
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
          <Button
            kind={isOpen ? "secondary" : "primary"}
            name="form"
            value="start"
            busy={isBusy("start")}
          >
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

/** Below what it saves. */
function SaveAnswers({ id, isOpen = false }: Pick<TableView, "id"> & Partial<Asking>) {
  const t = useTexts(texts);
  const isBusy = useSending(id);
  return (
    <Cluster>
      <Button
        kind={isOpen ? "primary" : "secondary"}
        name="form"
        value="choose"
        busy={isBusy("choose")}
      >
        {t("save_choices")}
      </Button>
    </Cluster>
  );
}

/** One choice for all rows with the same words. */
function Questions({ id, questions, isOpen }: Pick<TableView, "id" | "questions"> & Asking) {
  const t = useTexts(texts);
  return (
    <Card aria-labelledby="choose">
      <h2 id="choose">{t("choose")}</h2>
      <p>{t("choose_hint")}</p>
      <Grid $column="18rem">
        {questions.map(({ field, text, count, chosen, choices }) => (
          <SelectField
            key={field}
            name={field}
            label={text}
            hint={t("rows_count", { count })}
            defaultValue={chosen < 0 ? "" : `${chosen}`}
          >
            {chosen < 0 && <option value="">{t("choose_none")}</option>}
            {choices.map((choice, at) => (
              <option key={choice} value={at}>
                {choice}
              </option>
            ))}
          </SelectField>
        ))}
      </Grid>
      <SaveAnswers {...{ id, isOpen }} />
    </Card>
  );
}
