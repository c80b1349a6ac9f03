import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { withSiteDomain } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { usePending } from "../../ui/pending/use-pending.ts";
import type { ImportView } from "./load.server.ts";
import { texts } from "./texts.ts";

/** The buttons to continue or discard the import, and to download its result once it has started. */
export function Choices({
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
          to={withSiteDomain("/employee/import/result.csv", siteDomain)}
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
