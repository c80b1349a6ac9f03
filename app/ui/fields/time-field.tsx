import { toIsoTime } from "../../i18n/typed-moment.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { maskTime } from "./date-mask.ts";
import { texts } from "./date-time-texts.ts";
import { MaskedField, type MaskedFieldProps } from "./masked-field.tsx";

/** Values, `min` and `max` are `HH:mm` in 24 hours; the user may type `7:40 pm`. */
export function TimeField(props: MaskedFieldProps) {
  const t = useTexts(texts);
  return (
    <MaskedField
      type="time"
      mask={maskTime}
      toIso={toIsoTime}
      example={t("time_example")}
      {...props}
    />
  );
}
