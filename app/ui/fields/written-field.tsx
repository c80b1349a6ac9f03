import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from "react";
import { Scripted } from "../layout/scripted.tsx";
import { useBrowserLayoutEffect } from "../use-browser-layout-effect.ts";
import { useHydrated } from "../use-hydrated.ts";
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
  format,
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
  /** How the text may be written; the browser's own control shows that by itself. */
  format: string;
}) {
  const { isText, onLeave } = useText(field.id ?? field.name);

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
      {...(isText ? asText : { type, min, max })}
      hint={hint ?? <Scripted as="span">{isText && format}</Scripted>}
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

function setValue(input: HTMLInputElement, value: string): void {
  if (input.value !== value) input.value = value;
}
