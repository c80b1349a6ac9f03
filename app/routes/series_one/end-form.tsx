import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { Card, Stack } from "../../ui/layout/layout.tsx";
import { texts } from "./texts.ts";

/** Ends the series; what is booked stays, or is cancelled. */
export function EndForm({ booked }: { booked: number }) {
  const t = useTexts(texts);
  return (
    <Card>
      <Form method="post">
        <Stack>
          <h2>{t("end_title")}</h2>
          {booked > 0 && (
            <RadioCards
              name="booked"
              label={t("trips")}
              defaultValue="keep"
              cards={[
                { value: "keep", title: t("end_keep") },
                { value: "cancel", title: t("end_cancel", { count: booked }) },
              ]}
            />
          )}
          <div>
            <Button kind="danger" name="end" value={t("end")}>
              {t("end")}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
