import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DateTimeFields } from "../../../ui/fields/date-time-fields.tsx";
import { Stack } from "../../../ui/layout/layout.tsx";
import { texts as requestTexts } from "../../order-draft/texts.ts";
import type { EditView } from "./load-edit.server.ts";

/** The time of a booking, in the time zone of the pickup. */
export function EditTime({ time }: { time: NonNullable<EditView["time"]> }) {
  const t = useTexts(requestTexts);
  const { typed, errorOf } = useFormReply();
  const { date, time: minute } = time;
  return (
    <Stack $gap="xs">
      <input type="hidden" name="timing" value="later" />
      <DateTimeFields
        date={{ name: "date", label: t("date"), error: errorOf("date") }}
        time={{ name: "time", label: t("time"), error: errorOf("time") }}
        defaultValue={{ date: typed("date", date), time: typed("time", minute) }}
        known={{ date, time: minute }}
        limits={time.limits}
      />
      <p className="field-note">{t("zone", { zone: time.zone })}</p>
    </Stack>
  );
}
