import type { Problem } from "../../../openapi/contract.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { TextArea, TextField } from "../../ui/fields/field.tsx";
import { Grid } from "../../ui/layout/page-parts.tsx";
import { FormCard } from "../page/form-card.tsx";
import { Moment } from "../page/moment.tsx";
import { toDraftAddress } from "./draft-frame.tsx";
import type { Draft } from "./drafts.server.ts";
import { ProblemList } from "./problem-list.tsx";
import { texts } from "./texts.ts";

export type StartFailure =
  | { kind: "missing" | "unanswered"; name: string }
  | { kind: "json"; json: string; problems: Problem[] };

/** Where a draft begins: with what is live, with JSON, or with nothing. */
export function StartPage({ drafts, failure }: { drafts: Draft[]; failure?: StartFailure }) {
  const t = useTexts(texts);
  const isJson = failure?.kind === "json";
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      {isJson && <ProblemList kind="danger" title={t("refused")} problems={failure.problems} />}
      <Grid $column="20rem">
        <FormCard id="live" title={t("fromLive")} action="/studio/drafts">
          <input type="hidden" name="from" value="live" />
          <TextField
            name="name"
            label={t("name")}
            hint={t("nameHint")}
            error={failure && !isJson ? t(failure.kind) : undefined}
            defaultValue={failure && !isJson ? failure.name : undefined}
            autoComplete="off"
          />
          <div>
            <Button icon="search">{t("load")}</Button>
          </div>
        </FormCard>
        <FormCard id="json-heading" title={t("fromJson")} action="/studio/drafts">
          <input type="hidden" name="from" value="json" />
          <TextArea
            name="json"
            label={t("json")}
            hint={t("jsonHint")}
            defaultValue={isJson ? failure.json : undefined}
            spellCheck={false}
          />
          <div>
            <Button kind="secondary">{t("readJson")}</Button>
          </div>
        </FormCard>
        <FormCard id="empty" title={t("fromNothing")} action="/studio/drafts">
          <p>{t("fromNothingHint")}</p>
          <input type="hidden" name="from" value="nothing" />
          <div>
            <Button kind="secondary" icon="plus">
              {t("create")}
            </Button>
          </div>
        </FormCard>
      </Grid>
      {drafts.length > 0 && (
        <>
          <Table
            caption={t("drafts")}
            rows={drafts}
            toKey={({ id }) => id}
            columns={[
              {
                key: "name",
                header: t("brand"),
                isRowHeader: true,
                isFreeText: true,
                cell: ({ id, configuration }) => (
                  <a href={toDraftAddress(id)}>{configuration.agrupation.name}</a>
                ),
              },
              {
                key: "updatedAt",
                header: t("updatedAt"),
                cell: ({ updatedAt }) => <Moment at={new Date(updatedAt).toISOString()} />,
              },
              { key: "operator", header: t("operator"), isFreeText: true },
              {
                key: "links",
                header: t("view_links"),
                align: "end",
                cell: ({ links }) => links.length,
              },
              {
                key: "delete",
                header: t("delete"),
                isHeaderHidden: true,
                cell: ({ id }) => (
                  <form method="post" action={`${toDraftAddress(id)}/delete`}>
                    <Button kind="quiet" compact icon="trash">
                      {t("delete")}
                    </Button>
                  </form>
                ),
              },
            ]}
          />
          <p>{t("deleteHint")}</p>
        </>
      )}
    </>
  );
}
