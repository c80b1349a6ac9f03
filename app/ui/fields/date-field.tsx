import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from "react";
import { isMonthFirst, toIsoDate, toIsoTime } from "../../i18n/typed-moment.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { Scripted } from "../layout/page-parts.tsx";
import { useBrowserLayoutEffect, useHydrated } from "../use-hydrated.ts";
import { maskDate, maskTime, readDateTime } from "./date-mask.ts";
import { texts } from "./date-time-texts.ts";
import { type FieldProps, TextField } from "./field.tsx";

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

export type MaskedFieldProps = Omit<FieldProps, "type" | "value">;

/** The browser's own control may show another order, or 12 hours. */
const asText = { type: "text", inputMode: "numeric", autoComplete: "off" } as const;

/**
 * A date or a time: the browser's own control, which becomes a masked text field at hydration. It is
 * uncontrolled, so hydration cannot overwrite what the user has entered.
 */
function MaskedField({
  type,
  mask,
  toIso,
  example,
  hint,
  min,
  max,
  ...field
}: MaskedFieldProps & {
  type: "date" | "time";
  /** Formats the text while the user types at its end. */
  mask: (text: string) => string;
  /** Normalises the text when the user has finished. */
  toIso: (text: string) => string;
  /** An example of what the user may type; the browser's own control shows its format itself. */
  example: string;
}) {
  const { isText, onBlurInput } = useText(field.id ?? field.name, type);
  const [isUnreadable] = useState(() => !isValidFor(type, `${field.defaultValue ?? ""}`));

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const { value, selectionStart } = target;
    // Masking in the middle of the text would move the caret.
    if (isText && selectionStart === value.length) setValue(target, mask(value));
    field.onChange?.(event);
  }

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    if (isText) setValue(event.target, toIso(event.target.value));
    onBlurInput(event.target);
    field.onBlur?.(event);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    // Enter submits the form without a blur event.
    if (isText && key === "Enter") setValue(currentTarget, toIso(currentTarget.value));
    field.onKeyDown?.(event);
  }

  return (
    <TextField
      {...field}
      {...(isText || isUnreadable ? asText : { type, min, max })}
      hint={
        hint ?? (
          <Scripted as="span" room={{ text: example }}>
            {isText && example}
          </Scripted>
        )
      }
      {...{ onChange, onBlur, onKeyDown }}
    />
  );
}

/**
 * Whether to use a text field. Until the browser's control is complete or empty, it stays, or a partial date would be lost.
 * On a touch screen a date keeps it, since its calendar asks for no keyboard.
 */
function useText(id: string, type: "date" | "time") {
  const isHydrated = useHydrated();
  const [isHalfFilled, setHalfFilled] = useState(false);
  const checkInput = (input: HTMLInputElement) => setHalfFilled(input.validity.badInput);
  useBrowserLayoutEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) checkInput(input);
  }, [id]);
  const isPicked = type === "date" && isHydrated && matchMedia("(pointer: coarse)").matches;
  return { isText: isHydrated && !isHalfFilled && !isPicked, onBlurInput: checkInput };
}

/** The browser's own control drops an invalid value, which the user could then not correct. */
function isValidFor(type: "date" | "time", value: string): boolean {
  const moment = { date: `${value} 00:00`, time: `2000-01-01 ${value}` }[type];
  return value === "" || readDateTime(moment)[type] === value;
}

function setValue(input: HTMLInputElement, value: string): void {
  if (input.value !== value) input.value = value;
}
