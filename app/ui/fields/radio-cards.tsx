import type { ReactNode } from "react";
import { describeByNotes, FieldNotes, type FieldProps, Optional } from "./field.tsx";

type RadioCard = {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** Content at the card's end, such as a price or a badge. */
  end?: ReactNode;
  disabled?: boolean;
};

/** A choice of a few, each explained. The first radio has the id, so that the error's link finds it. */
export function RadioCards({
  label,
  name,
  id = name,
  hint,
  error,
  optional = false,
  cards,
  isCompact,
  defaultValue,
}: Omit<FieldProps, "defaultValue" | "onChange"> & {
  cards: RadioCard[];
  /** Side by side where there is room, for cards of a word or two. */
  isCompact?: boolean;
  defaultValue?: string;
}) {
  const notes = describeByNotes({ id, hint, error });
  return (
    <fieldset
      className="radio-cards"
      aria-describedby={notes["aria-describedby"]}
      data-compact={isCompact ? "" : undefined}
    >
      <legend>
        {label} {optional && <Optional />}
      </legend>
      {cards.map(({ value, title, description, end, disabled }, at) => (
        <label key={value}>
          <input
            type="radio"
            id={at === 0 ? id : `${id}-${value}`}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            required={!optional}
            disabled={disabled}
            aria-invalid={notes["aria-invalid"]}
          />
          <span>
            {title}
            {description && <span>{description}</span>}
          </span>
          {end && <span>{end}</span>}
        </label>
      ))}
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  );
}
