import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import type { Wording } from "../../i18n/wording.ts";
import { FieldNotes, tieNotes } from "./field-notes.tsx";
import { Optional } from "./optional.tsx";

type Own = {
  label: ReactNode;
  /** Under which it is sent; its id too, where no other is given. */
  name: string;
  id?: string;
  hint?: ReactNode;
  error?: Wording;
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
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <Optional />}
      </label>
      <div data-end={end ? "" : undefined}>
        <Element id={id} name={name} required={!optional} {...tieNotes(notes)} {...control} />
        {end && <div>{end}</div>}
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}
