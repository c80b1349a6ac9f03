import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import { ui } from "../styled.ts";
import { control, duration, radius, touch } from "../tokens.ts";
import { FieldNotes, tieNotes } from "./field-notes.tsx";
import { Optional } from "./optional.tsx";

const Box = ui("div", "Field")`
  display: grid;
  align-content: start;
  gap: 0.375rem;
  min-width: 0;

  > label { font-weight: 600; }
  > div { position: relative; display: grid; }
  > div > :is(input, select, textarea) {
    width: 100%;
    min-width: 0;
    min-height: ${control};
    margin: 0;
    padding: 0.625rem 0.875rem;
    border: 1px solid var(--boundary);
    border-radius: ${radius.m};
    background: var(--surface);
    transition: border-color ${duration.quick};

    &::placeholder { color: var(--muted); opacity: 1; }
    &:hover { border-color: var(--text); }
    &:focus-visible { border-color: var(--focus); outline-width: 2px; outline-offset: 0; }
    &[aria-invalid] { border-color: var(--danger-edge); box-shadow: inset 0 0 0 1px var(--danger-edge); }
    &:disabled, &[readonly] { border-color: var(--border); background: var(--sunken); }
    &:disabled { color: var(--muted); opacity: 1; cursor: not-allowed; }
  }
  > [data-end] > :first-child { padding-right: ${control}; }
  > div > div {
    position: absolute;
    inset: 0 0.125rem 0 auto;
    display: grid;
    place-items: center;
    color: var(--muted);
  }
  > div > div > button {
    display: grid;
    place-items: center;
    width: ${touch};
    height: ${touch};
    padding: 0;
    border: 0;
    border-radius: ${radius.m};
    background: none;
    cursor: pointer;
  }
`;

type Own = {
  label: ReactNode;
  /** Under which it is sent; its id too, where no other is given. */
  name: string;
  id?: string;
  hint?: ReactNode;
  error?: string;
  /** A field is required unless it says this. */
  optional?: boolean;
};

/** What a field is told: of itself, and whatever its control understands. */
export type FieldProps<Control extends ElementType = "input"> = Own &
  Omit<ComponentPropsWithoutRef<Control>, keyof Own>;

/** A label, a hint and an error around one control. `end` lies over the control's end. */
export function Field<Control extends ElementType>({
  as: Control,
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  end,
  ...control
}: Own & { as: Control; end?: ReactNode } & FieldProps<Control>) {
  const Element: ElementType = Control;
  const notes = { id, hint, error };
  return (
    <Box>
      <label htmlFor={id}>
        {label} {optional && <Optional />}
      </label>
      <div data-end={end ? "" : undefined}>
        <Element id={id} name={name} required={!optional} {...tieNotes(notes)} {...control} />
        {end && <div>{end}</div>}
      </div>
      <FieldNotes {...notes} />
    </Box>
  );
}
