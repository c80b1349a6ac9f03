import { Form } from "@remix-run/react";
import { usePolling } from "../../features/trips/live/use-polling.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { Counts } from "./counts.tsx";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";

export type StageProps = { table: TableView; brand: string; siteDomain: string | undefined };

/** A table whose rows are being looked up or ordered. */
export function TableProgress({ table }: StageProps) {
  const t = useTexts(texts);
  usePolling(true);
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
