import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize } from "../tokens.ts";
import { texts } from "./texts.ts";

const Note = ui("p", "FieldNote")`
  color: var(--muted);
  font-size: ${fontSize.s};
  line-height: 1.4;

  &[data-error] {
    display: flex;
    gap: 0.375rem;
    color: var(--danger-text);
    font-weight: 600;
  }
  svg { flex: none; margin-top: 0.075em; }
`;

export type Notes = { id: string; hint?: ReactNode; error?: string };

/** What is said under a control: how to fill it in, and what is wrong with it. */
export function FieldNotes({ id, hint, error }: Notes) {
  const t = useTexts(texts);
  return (
    <>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {error && (
        <Note id={`${id}-error`} data-error="">
          <Icon name="alert" />
          <span>
            <span className="visually-hidden">{t("error")} </span>
            {error}
          </span>
        </Note>
      )}
    </>
  );
}

/** Ties a control to its notes. */
export function tieNotes({ id, hint, error }: Notes) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-describedby": notes || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}
