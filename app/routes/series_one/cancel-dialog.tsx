import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import type { OneSeriesPage } from "./load.server.ts";
import { texts } from "./texts.ts";

type Props = { asked: NonNullable<OneSeriesPage["asked"]>; closeTo: string };

/** Asks before a taxi is cancelled that is booked for a date; it stands in the page's address. */
export function CancelDialog({ asked: { date, day, time }, closeTo }: Props) {
  const t = useTexts(texts);
  return (
    <Dialog
      title={t("cancel_title", { day })}
      closeTo={closeTo}
      closeLabel={t("cancel_keep")}
      actions={
        <Form method="post" action={closeTo} id="cancel-trip">
          <Button kind="danger" name="skip" value={date}>
            {t("cancel_trip")} <span className="visually-hidden">{t("about", { day })}</span>
          </Button>
        </Form>
      }
    >
      <p>{t("cancel_text", { time })}</p>
    </Dialog>
  );
}
