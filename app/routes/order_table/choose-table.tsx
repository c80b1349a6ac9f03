import { Form, Link } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { joinParts } from "../../i18n/join-parts.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { ErrorSummary, TextArea } from "../../ui/fields/field.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import { toFilePath } from "./file-path.ts";
import type { OrderTablePage } from "./load.server.ts";
import { texts } from "./texts.ts";

type Props = Extract<OrderTablePage, { form: object }>;

const Lines = ui("ul", "TableManual")`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.l};
`;

const Earlier = ui("ul", "EarlierTables")`
  display: grid;
  list-style: none;

  li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.m}; padding: ${space.xs} 0; }
  li + li { border-top: 1px solid var(--border); }
  a { min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
  span { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** The form for a file or pasted rows, how it works, and the tables of the last days. */
export function ChooseTable(props: Props) {
  return (
    <>
      <TableForm {...props} />
      <EarlierTables {...props} />
      <Manual {...props} />
    </>
  );
}

function TableForm({ form, siteDomain }: Props) {
  const t = useTexts(texts);
  const labels = { file: t("file"), rows: t("rows") };
  const { field, blank, typed, summary, isBusy } = useFormReply({ form: "check", labels });
  // The form of an expired session comes back without its file.
  const hasLostFile = !summary.occasion && typed("form") === "check" && typed("rows") === "";
  return (
    <Card>
      <ErrorSummary {...summary} />
      {hasLostFile && (
        <div role="status">
          <Notice kind="warning">{t("file_again")}</Notice>
        </div>
      )}
      <Stack as={Form} method="post" encType="multipart/form-data" noValidate $gap="l">
        <input type="hidden" name="form" value="check" />
        <FileField
          label={t("file")}
          hint={t("file_hint", { most: form.most })}
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          required={false}
          {...blank("file")}
        />
        <TextArea
          label={t("rows")}
          hint={t("rows_hint")}
          rows={5}
          required={false}
          spellCheck={false}
          {...field("rows")}
        />
        <Cluster>
          <Button busy={isBusy}>{t("check")}</Button>
          {(["csv", "xlsx"] as const).map((type) => (
            <ButtonLink
              key={type}
              kind="quiet"
              icon="download"
              reloadDocument
              to={toFilePath(`example.${type}`, { siteDomain })}
            >
              {t("example", { format: type.toUpperCase() })}
            </ButtonLink>
          ))}
        </Cluster>
      </Stack>
    </Card>
  );
}

function EarlierTables({ earlier }: Props) {
  const t = useTexts(texts);
  if (earlier.length === 0) return null;
  return (
    <Card aria-labelledby="earlier">
      <h2 id="earlier">{t("earlier")}</h2>
      <Earlier>
        {earlier.map(({ id, to, name, at, rows, state }) => (
          <li key={id}>
            <Link to={to}>{name || t("pasted")}</Link>
            <span>
              {at} · {t("rows_count", { count: rows })} · {t(`state_${state}`)}
            </span>
          </li>
        ))}
      </Earlier>
    </Card>
  );
}

function Manual({ form, brand }: Props) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { columns, usualPickup, needsTraveller } = form;
  return (
    <Card aria-labelledby="manual">
      <h2 id="manual">{t("manual")}</h2>
      <Lines>
        <li>{t("manual_columns", { columns: joinParts(columns, language) })}</li>
        <li>{t(needsTraveller ? "manual_needed_who" : "manual_needed", { brand })}</li>
        <li>{t("manual_places")}</li>
        <li>
          {usualPickup === undefined
            ? t("manual_from_missing")
            : t("manual_from", { place: usualPickup })}{" "}
          {t("manual_to")}
        </li>
        <li>{t("manual_paid")}</li>
        <li>{t("manual_again")}</li>
      </Lines>
    </Card>
  );
}
