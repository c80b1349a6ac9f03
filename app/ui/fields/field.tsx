import type { ReactNode } from "react";
import { ui } from "../styled.ts";
import { control, duration, radius } from "../tokens.ts";
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
    &:disabled { border-color: var(--border); background: var(--sunken); color: var(--muted); opacity: 1; cursor: not-allowed; }
    &[readonly] { background: var(--sunken); }
  }
  > div > div {
    position: absolute;
    inset: 0 0.125rem 0 auto;
    display: grid;
    place-items: center;
    color: var(--muted);
  }
  > [data-end] > :first-child { padding-right: ${control}; }
`;

export type FieldProps = {
  label: ReactNode;
  /** Under which it is sent; its id too, where no other is given. */
  name: string;
  id?: string;
  hint?: ReactNode;
  error?: string;
  /** A field is required unless it says this. */
  optional?: boolean;
};

/** What the control of a field needs to be tied to it. */
export type ControlProps = ReturnType<typeof tieNotes> & {
  id: string;
  name: string;
  required: boolean;
};

/** A label, a hint and an error around any control. `end` lies over the control's end. */
export function Field({
  label,
  name,
  id = name,
  hint,
  error,
  optional = false,
  end,
  children,
}: FieldProps & { end?: ReactNode; children: (control: ControlProps) => ReactNode }) {
  return (
    <Box>
      <label htmlFor={id}>
        {label} {optional && <Optional />}
      </label>
      <div data-end={end ? "" : undefined}>
        {children({ id, name, required: !optional, ...tieNotes({ id, hint, error }) })}
        {end && <div>{end}</div>}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </Box>
  );
}
