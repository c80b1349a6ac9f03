import { isMonthFirst, toIsoDate } from "../../i18n/typed-moment.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { useHydrated } from "../use-hydrated.ts";
import { maskDate } from "./date-mask.ts";
import { texts } from "./date-time-texts.ts";
import { MaskedField, type MaskedFieldProps } from "./masked-field.tsx";

/** Values, `min` and `max` are `YYYY-MM-DD`; the user may type the date in another order. */
export function DateField(props: MaskedFieldProps) {
  const t = useTexts(texts);
  const monthFirst = useMonthFirst();
  return (
    <MaskedField
      type="date"
      mask={maskDate}
      toIso={(text) => toIsoDate(text, monthFirst)}
      example={t(monthFirst ? "date_example_month_first" : "date_example")}
      {...props}
    />
  );
}

/** Of the panel's languages, only English has locales that write the month first. */
export function useMonthFirst(): boolean {
  const language = useLanguage();
  return useHydrated() && language === "en" && isMonthFirst(navigator.language);
}
