import { useEffect, useState } from "react";
import { useFormReply } from "../../../forms/use-form-reply.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { DateTimeFields } from "../../../ui/fields/date-time-fields.tsx";
import { Stack } from "../../../ui/layout/stack.tsx";
import { texts as requestTexts } from "../request/texts.ts";
import type { EditView } from "./load-edit.server.ts";

/** When a booked taxi is to come, on the clocks of the pickup. */
export function EditTime({ time }: { time: NonNullable<EditView["time"]> }) {
  const t = useTexts(requestTexts);
  const { typed, errorOf } = useFormReply();
  const [moment, setMoment] = useState({
    date: typed("date", time.date),
    time: typed("time", time.time),
  });
  // The address of the page says another time than before: on the way back, say.
  const { date, time: minute } = time;
  const shown = `${date} ${minute}`;
  const [followed, setFollowed] = useState(shown);
  useEffect(() => {
    if (shown === followed) return;
    setFollowed(shown);
    setMoment({ date, time: minute });
  }, [shown, followed, date, minute]);
  return (
    <Stack $gap="xs">
      <input type="hidden" name="timing" value="later" />
      <DateTimeFields
        date={{ name: "date", label: t("date"), hint: t("date_hint"), error: errorOf("date") }}
        time={{ name: "time", label: t("time"), hint: t("time_hint"), error: errorOf("time") }}
        value={moment}
        limits={time.limits}
        onChange={setMoment}
      />
      <p className="field-note">{t("zone", { zone: time.zone })}</p>
    </Stack>
  );
}
