import type { ComponentPropsWithoutRef, ElementType, ReactNode } from "react";
import type { Wording } from "../../i18n/wording.ts";
import { describeByNotes, FieldNotes } from "./field-notes.tsx";
import { Optional } from "./optional.tsx";

type Own = {
  label: ReactNode;
  /** The name in the form; also the id, unless another one is given. */
  name: string;
  id?: string;
  hint?: ReactNode;
  error?: Wording;
  /** Fields are required by default. */
  optional?: boolean;
};

/** The properties of a field and of its control. */
export type FieldProps<Control extends ElementType = "input"> = Own &
  Omit<ComponentPropsWithoutRef<Control>, keyof Own>;

/** A control with its label, hint and error. `end` lies over the control's end. */
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
        <Element
          id={id}
          name={name}
          required={!optional}
          {...describeByNotes(notes)}
          {...control}
        />
        {end && <div>{end}</div>}
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}
