import type { ReactNode } from "react";
import { fontSize, radius, shadow, space, touch, ui } from "../styled.ts";
import { describeByNotes, FieldNotes, type FieldProps, Optional } from "./field.tsx";

const Box = ui("fieldset", "RadioCards")`
  display: grid;
  gap: ${space.xs};
  min-width: 0;

  legend { margin-bottom: ${space.xs}; font-weight: 600; }
  label {
    position: relative;
    isolation: isolate;
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: 3.5rem;
    padding: ${space.s} ${space.m};
    border-radius: ${radius.m};
    background: var(--surface);
    cursor: pointer;
  }
  /* The border and the background belong to the radio, so that they follow its state. */
  input::after {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    border: 1px solid var(--boundary);
    border-radius: ${radius.m};
    box-shadow: ${shadow.low};
  }
  input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0;
    border: 1px solid var(--boundary);
    border-radius: 50%;
    cursor: inherit;
    @media (forced-colors: none) { appearance: none; }
  }
  label:hover input::after { border-color: var(--text); }
  input:checked { border: 0.4375rem solid var(--main-edge); }
  input:checked::after { border: 2px solid var(--main-edge); background: var(--main-tint); }
  input:focus-visible { outline: none; }
  input:focus-visible::after { outline: 3px solid var(--focus); outline-offset: 2px; }
  input:disabled { cursor: not-allowed; }
  input:disabled::after { border-color: var(--border); background: var(--sunken); box-shadow: none; }
  input:disabled ~ * { color: var(--muted); }
  &[data-compact] {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    label { min-height: ${touch}; padding: ${space.xs} ${space.s}; }
    > :not(label) { grid-column: 1 / -1; }
    /* A picture or a price leaves too little room for a word in half of a narrow column. */
    &:has(label > span + span) { grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); }
  }
  label > span { display: grid; min-width: 0; }
  label > span:nth-of-type(1) { flex: 1; font-weight: 600; }
  label > span > span { color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; }
`;

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
    <Box aria-describedby={notes["aria-describedby"]} data-compact={isCompact ? "" : undefined}>
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
    </Box>
  );
}
