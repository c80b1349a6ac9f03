import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Wording } from "../../i18n/wording.ts";
import { space, touch, ui } from "../styled.ts";
import { describeByNotes, FieldNotes } from "./field.tsx";

const Box = ui("div", "Checkbox")`
  display: grid;

  label {
    display: flex;
    gap: ${space.s};
    min-height: ${touch};
    padding: 0.625rem 0;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    border: 1px solid var(--boundary);
    border-radius: 0.375rem;
    background: var(--surface);
    cursor: inherit;
    @media (forced-colors: none) {
      appearance: none;
      display: grid;
      place-items: center;
    }
  }
  label:hover input { border-color: var(--text); }
  input:checked { border-color: var(--main-edge); background: var(--main); }
  input:checked::before {
    content: "";
    width: 0.8125rem;
    height: 0.8125rem;
    background: var(--on-main);
    clip-path: polygon(14% 47%, 3% 58%, 38% 90%, 98% 20%, 87% 9%, 37% 68%);
  }
  input[aria-invalid] { border-color: var(--danger-edge); box-shadow: inset 0 0 0 1px var(--danger-edge); }
`;

type CheckboxProps = { label: ReactNode; name: string; hint?: ReactNode; error?: Wording } & Omit<
  ComponentPropsWithoutRef<"input">,
  "type" | "children"
>;

export function Checkbox({ label, name, id = name, hint, error, ...input }: CheckboxProps) {
  return (
    <Box>
      <label>
        <input
          type="checkbox"
          id={id}
          name={name}
          {...describeByNotes({ id, hint, error })}
          {...input}
        />
        <span>{label}</span>
      </label>
      <FieldNotes {...{ id, hint, error }} />
    </Box>
  );
}
