import type { MouseEvent } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { ui } from "../../ui/styled.ts";
import type { HistoryView } from "./load-history.server.ts";
import { texts } from "./texts.ts";
import { useFetchedFile } from "./use-fetched-file.ts";

const Bar = ui(
  "div",
  "FetchedSoFar",
)` width: min(16rem, 60vw); font-variant-numeric: tabular-nums; `;

/** The filtered trips as CSV, and the newest trips as the group's PDF. */
export function Downloads({ csv, pdf, pdfMost, total, values, employees }: HistoryView) {
  const t = useTexts(texts);
  const file = useFetchedFile(csv);
  const isNarrower = Boolean(values.from || values.to || values.status);
  const employee = employees?.find(({ id }) => `${id}` === values.employee)?.name;
  // With JavaScript we fetch the file and show the progress.
  const fetchTable = (press: MouseEvent) => {
    if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
    press.preventDefault();
    file.begin();
  };
  return (
    <Stack $gap="xs">
      <Cluster>
        <ButtonLink
          kind="secondary"
          icon="download"
          compact
          to={csv}
          reloadDocument
          onClick={fetchTable}
        >
          {t("csv")}
        </ButtonLink>
        <ButtonLink kind="secondary" icon="document" compact to={pdf} reloadDocument>
          {t("pdf")}
        </ButtonLink>
        <span role="status">{file.state === "done" && t("csv_done", { count: total })}</span>
        <span role="alert">{file.state === "failed" && t("csv_failed")}</span>
      </Cluster>
      {file.state === "loading" && <Loading total={total} {...file} />}
      <p className="field-note">
        {employee
          ? t("pdf_holds_employee", { name: employee, most: pdfMost })
          : t(values.employee ? "pdf_holds_an_employee" : "pdf_holds", { most: pdfMost })}{" "}
        {isNarrower && t("pdf_not_narrower")}
      </p>
    </Stack>
  );
}

function Loading({ lines, total, cancel }: { lines: number; total: number; cancel: () => void }) {
  const t = useTexts(texts);
  // The first line names the columns.
  const count = Math.min(Math.max(lines - 1, 0), total);
  return (
    <Cluster>
      <Bar>
        <Progress label={t("csv")} value={count} max={total} />
        <small>{t("so_far", { count, total })}</small>
      </Bar>
      <Button type="button" kind="quiet" compact onClick={cancel}>
        {t("stop")}
      </Button>
    </Cluster>
  );
}
