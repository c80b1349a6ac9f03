import { toIsoTime } from "../../i18n/typed-moment.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { maskTime } from "./date-mask.ts";
import { texts } from "./date-time-texts.ts";
import { WrittenField, type WrittenFieldProps } from "./written-field.tsx";

/** Its values, `min` and `max` are `HH:mm`, of 24 hours; the user may type `7:40 pm`. */
export function TimeField(props: WrittenFieldProps) {
  const t = useTexts(texts);
  return (
    <WrittenField
      type="time"
      mask={maskTime}
      toIso={toIsoTime}
      example={t("time_example")}
      {...props}
    />
  );
}
