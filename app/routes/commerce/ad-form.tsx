import { Form } from "@remix-run/react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DateTimeFields } from "../../ui/fields/date-time-fields.tsx";
import type { DateTimeLimits } from "../../ui/fields/date-time-limits.ts";
import { ErrorSummary, TextArea, TextField } from "../../ui/fields/field.tsx";
import { HiddenFields } from "../../ui/fields/hidden-fields.tsx";
import { Stack } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import type { AdFormView } from "./load.server.ts";
import { texts } from "./texts.ts";

export function AdForm({ view }: { view: AdFormView }) {
  const t = useTexts(texts);
  const { field, typed, summary, isBusy } = useFormReply({
    form: "ad",
    labels: {
      title: t("name"),
      text: t("text"),
      starts_date: t("starts_date"),
      starts_time: t("starts_time"),
      ends_date: t("ends_date"),
      ends_time: t("ends_time"),
    },
  });
  const { timeZone, min } = view.limits;
  return (
    <Stack as={Form} id="ad" method="post" noValidate>
      <ErrorSummary {...summary} />
      <p>{t("window", view.window)}</p>
      <HiddenFields values={{ form: "ad", key: typed("key", view.idempotencyKey) }} />
      <TextField label={t("name")} maxLength={80} autoComplete="off" {...field("title")} />
      <TextArea
        label={t("text")}
        hint={t("text_hint")}
        maxLength={500}
        rows={3}
        {...field("text")}
      />
      <Moment name="starts" defaultValue={view.starts} limits={view.limits} today={view.today} />
      <Moment name="ends" defaultValue={view.ends} limits={{ timeZone, min }} today={view.today} />
      <Cluster>
        <Button icon="check" busy={isBusy}>
          {t("announce")}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Moment({
  name,
  defaultValue,
  ...days
}: {
  name: "starts" | "ends";
  defaultValue: string;
  limits: DateTimeLimits;
  today: string;
}) {
  const t = useTexts(texts);
  const { blank, typed } = useFormReply({ form: "ad" });
  const [date = "", time = ""] = defaultValue.split(" ");
  const part = (kind: "date" | "time") => ({
    ...blank(`${name}_${kind}`),
    label: t(`${name}_${kind}`),
  });
  return (
    <Stack as="fieldset" $gap="xs">
      <legend className="visually-hidden">{t(name)}</legend>
      <DateTimeFields
        date={part("date")}
        time={part("time")}
        defaultValue={{
          date: typed(`${name}_date`, date),
          time: typed(`${name}_time`, time),
        }}
        {...days}
      />
    </Stack>
  );
}
