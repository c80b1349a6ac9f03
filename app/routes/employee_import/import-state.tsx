import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { usePolling } from "../../features/trips/live/use-polling.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathToResource } from "../../resources.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Progress } from "../../ui/feedback/progress.tsx";
import { Card } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import { ui } from "../../ui/styled.ts";
import type { ImportView } from "./load.server.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "ImportCounts")` list-style: none; `;

type Props = { record: ImportView; siteDomain: string | undefined };

export function ImportState(props: Props) {
  const t = useTexts(texts);
  const { state, counts } = props.record;
  usePolling(state === "running");
  if (state === "running") return <Running {...props} />;
  if (state === "checked") {
    return (
      <Card>
        <h2>{t("checked")}</h2>
        <Counts counts={counts} />
        <Choices {...props} isOver={counts.pending === 0}>
          {t("start", { count: counts.pending })}
        </Choices>
      </Card>
    );
  }
  const isDone = state === "done";
  return (
    <>
      <div role="status">
        <Notice kind={isDone ? "success" : "warning"} title={t(state)}>
          {!isDone && <p>{t("paused_hint")}</p>}
          <Counts counts={counts} />
        </Notice>
      </div>
      <Choices {...props} isOver={isDone}>
        {t("go_on")}
      </Choices>
    </>
  );
}

function Running({ record }: Props) {
  const t = useTexts(texts);
  const { id, counts, total } = record;
  const done = total - counts.pending;
  const label = t("progress", { done, total });
  return (
    <Card>
      <h2>{t("running")}</h2>
      <Progress label={label} value={done} max={total} />
      <p>{label}</p>
      <p>{t("running_hint")}</p>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button kind="secondary" name="form" value="stop">
          {t("stop")}
        </Button>
      </Form>
    </Card>
  );
}

function Counts({ counts }: Pick<ImportView, "counts">) {
  const t = useTexts(texts);
  const isBegun = counts.created > 0;
  return (
    <List>
      {counts.created > 0 && <li>{t("of_created", { count: counts.created })}</li>}
      {counts.pending > 0 && (
        <li>{t(isBegun ? "left" : "of_pending", { count: counts.pending })}</li>
      )}
      {counts.known > 0 && <li>{t("of_known", { count: counts.known })}</li>}
      {counts.refused > 0 && <li>{t("of_refused", { count: counts.refused })}</li>}
    </List>
  );
}

/** The buttons to continue or discard the import, and to download its result once it has started. */
function Choices({
  record: { id, state },
  siteDomain,
  isOver,
  children,
}: {
  record: Pick<ImportView, "id" | "state">;
  siteDomain: string | undefined;
  isOver: boolean;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const isBusy = usePending().formData?.get("id") === id;
  return (
    <Cluster as={Form} method="post">
      <input type="hidden" name="id" value={id} />
      {!isOver && (
        <Button name="form" value="go_on" busy={isBusy}>
          {children}
        </Button>
      )}
      {state !== "checked" && (
        <ButtonLink
          kind={isOver ? "primary" : "secondary"}
          icon="download"
          reloadDocument
          to={pathToResource("employee_import_csv", { siteDomain })}
        >
          {t("download")}
        </ButtonLink>
      )}
      <Button kind="secondary" name="form" value="discard" busy={isBusy}>
        {t(state === "done" ? "again" : "discard")}
      </Button>
    </Cluster>
  );
}
