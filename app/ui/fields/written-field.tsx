import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from "react";
import { Scripted } from "../layout/scripted.tsx";
import { useBrowserLayoutEffect } from "../use-browser-layout-effect.ts";
import { useHydrated } from "../use-hydrated.ts";
import { readDateTime } from "./date-mask.ts";
import type { FieldProps } from "./field.tsx";
import { TextField } from "./text-field.tsx";

export type WrittenFieldProps = Omit<FieldProps, "type" | "value">;

/** The browser's own control may show another order of the parts, or 12 hours. */
const asText = { type: "text", inputMode: "numeric", autoComplete: "off" } as const;

/**
 * The browser's own control for a date or a time, which becomes a field of text when JavaScript is
 * there. React does not hold its value, so hydration cannot overwrite what the user has entered.
 */
export function WrittenField({
  type,
  mask,
  toIso,
  example,
  hint,
  min,
  max,
  ...field
}: WrittenFieldProps & {
  type: "date" | "time";
  /** What the field shows while the user types at its end. */
  mask: (text: string) => string;
  /** What the field holds when the user has finished. */
  toIso: (text: string) => string;
  /** What the user may type; the browser's own control shows that by itself. */
  example: string;
}) {
  const { isText, onLeave } = useText(field.id ?? field.name);
  const [isUnreadable] = useState(() => !fits(type, `${field.defaultValue ?? ""}`));

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event;
    const { value, selectionStart } = target;
    // In the middle of the text the caret would be lost.
    if (isText && selectionStart === value.length) setValue(target, mask(value));
    field.onChange?.(event);
  }

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    if (isText) setValue(event.target, toIso(event.target.value));
    onLeave(event.target);
    field.onBlur?.(event);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget } = event;
    // Enter sends the form without leaving the field.
    if (isText && key === "Enter") setValue(currentTarget, toIso(currentTarget.value));
    field.onKeyDown?.(event);
  }

  return (
    <TextField
      {...field}
      {...(isText || isUnreadable ? asText : { type, min, max })}
      hint={hint ?? <Scripted as="span">{isText && example}</Scripted>}
      {...{ onChange, onBlur, onKeyDown }}
    />
  );
}

/** Whether the field is one of text. A date of which the browser's control holds only a part would be lost. */
function useText(id: string) {
  const isHydrated = useHydrated();
  const [isHalfFilled, setHalfFilled] = useState(false);
  const look = (input: HTMLInputElement) => setHalfFilled(input.validity.badInput);
  useBrowserLayoutEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement) setHalfFilled(input.validity.badInput);
  }, [id]);
  return { isText: isHydrated && !isHalfFilled, onLeave: look };
}

/** The browser's own control drops any other value, which the user could then not mend. */
function fits(type: "date" | "time", value: string): boolean {
  const whole = { date: `${value} 00:00`, time: `2000-01-01 ${value}` }[type];
  return value === "" || readDateTime(whole)[type] === value;
}

function setValue(input: HTMLInputElement, value: string): void {
  if (input.value !== value) input.value = value;
}
