import { type MouseEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { ui } from "../../ui/styled.ts";
import type { HistoryView, Travellers } from "./load-history.server.ts";
import { texts } from "./texts.ts";

const Bar = ui(
  "div",
  "FetchedSoFar",
)` width: min(16rem, 60vw); font-variant-numeric: tabular-nums; `;

/** The filtered trips as CSV, and the newest trips as the group's PDF. */
export function Downloads({
  csv,
  pdf,
  pdfMost,
  total,
  values,
  employees,
}: Pick<HistoryView, "csv" | "pdf" | "pdfMost" | "values"> & {
  total: number;
  employees: Travellers | undefined;
}) {
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

type State = "idle" | "loading" | "done" | "failed";

const LINE_END = 10;

/** Fetches a text file, counts its lines as they arrive, and saves it when it is complete. */
function useFetchedFile(href: string) {
  const [state, setState] = useState<State>("idle");
  const [lines, setLines] = useState(0);
  const running = useRef<AbortController>();
  // Abort when the user leaves the page or requests another file.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another file
  useEffect(() => {
    setState("idle");
    return () => running.current?.abort();
  }, [href]);

  async function begin(): Promise<void> {
    if (state === "loading") return;
    const control = new AbortController();
    running.current = control;
    setState("loading");
    setLines(0);
    try {
      const file = await fetchFile(href, control.signal, setLines);
      save(file);
      setState("done");
    } catch {
      if (!control.signal.aborted) setState("failed");
    }
  }

  function cancel(): void {
    running.current?.abort();
    setState("idle");
  }

  return { state, lines, begin, cancel };
}

async function fetchFile(href: string, signal: AbortSignal, onProgress: (lines: number) => void) {
  const response = await fetch(href, { signal, headers: { Accept: "text/csv" } });
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !type.startsWith("text/csv") || !response.body) throw new Error("No file");
  const [, name = ""] =
    /filename="(.*)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
  const chunks: Uint8Array[] = [];
  const reader = response.body.getReader();
  let lines = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    for (const byte of next.value) if (byte === LINE_END) lines += 1;
    onProgress(lines);
  }
  return new File(chunks as BlobPart[], name, { type });
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser needs the URL until it has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
