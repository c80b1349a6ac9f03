import { Form } from "@remix-run/react";
import { texts as seriesTexts } from "../../features/series/texts.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import type { OneSeriesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

/** Why nothing more is booked, and the button that gives the permission again. */
export function Stopped({ reason }: { reason: NonNullable<OneSeriesPage["stopReason"]> }) {
  const t = useTexts(texts);
  const ofSeries = useTexts(seriesTexts);
  return (
    <Notice kind="danger" title={t("stopped")}>
      <Stack $gap="s">
        <p>{ofSeries(`stopped_${reason}`)}</p>
        <Form method="post">
          <p>{t("resume_hint")}</p>
          <Button name="resume" value={t("resume")}>
            {t("resume")}
          </Button>
        </Form>
      </Stack>
    </Notice>
  );
}
