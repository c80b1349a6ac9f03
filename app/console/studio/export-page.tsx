import type { Problem } from "../../../openapi/contract.ts";
import type { Configuration } from "../../api/configuration.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Table } from "../../ui/data/table.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { TextArea } from "../../ui/fields/field.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import type { Difference } from "./find-differences.ts";
import { ProblemList } from "./problem-list.tsx";
import { texts } from "./texts.ts";

const MOST_SHOWN = 200;

export type Comparison =
  | { kind: "compared"; differences: Difference[] }
  | { kind: "missing" | "unanswered" };

/** What the draft changes at what is live, and the JSON that the API's configuration takes. */
export function ExportPage({
  configuration,
  comparison,
  ignored,
  download,
}: {
  configuration: Configuration;
  comparison: Comparison;
  /** What every panel would leave aside. */
  ignored: Problem[];
  download: string;
}) {
  const t = useTexts(texts);
  return (
    <>
      <ProblemList kind="warning" title={t("ignored")} problems={ignored} />
      {comparison.kind !== "compared" ? (
        <Notice kind="warning">{t(`compare_${comparison.kind}`)}</Notice>
      ) : comparison.differences.length === 0 ? (
        <Notice kind="success">{t("same")}</Notice>
      ) : (
        <Table
          caption={t("differences", { count: comparison.differences.length })}
          cardsTo="tablet"
          rows={comparison.differences}
          toKey={({ path }) => path}
          columns={[
            { key: "path", header: t("field"), isRowHeader: true, isFreeText: true },
            {
              key: "before",
              header: t("live"),
              isFreeText: true,
              cell: ({ before }) => <Value text={before} />,
            },
            {
              key: "after",
              header: t("draft"),
              isFreeText: true,
              cell: ({ after }) => <Value text={after} />,
            },
          ]}
        />
      )}
      <Card aria-labelledby="json-heading">
        <Stack>
          <h2 id="json-heading">{t("exported")}</h2>
          <p>{t("exportedHint")}</p>
          <TextArea
            name="json"
            label={t("json")}
            value={JSON.stringify(configuration, null, 2)}
            readOnly
            required={false}
            rows={12}
            spellCheck={false}
          />
          <p>
            <a className="button" data-kind="secondary" href={download} download>
              {t("download")}
            </a>
          </p>
        </Stack>
      </Card>
    </>
  );
}

function Value({ text }: { text: string | undefined }) {
  const t = useTexts(texts);
  if (text === undefined) return t("absent");
  return <bdi>{text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}</bdi>;
}
