import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import type { Wording } from "../../i18n/wording.ts";
import { Icon } from "../icon.tsx";
import { Worded } from "../worded.tsx";
import { texts } from "./texts.ts";

export type Notes = { id: string; hint?: ReactNode; error?: Wording };

/** The hint and the error below a control. */
export function FieldNotes({ id, hint, error }: Notes) {
  const t = useTexts(texts);
  return (
    <>
      {hint && (
        <p className="field-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-note" id={`${id}-error`} data-error="">
          <Icon name="alert" />
          <span>
            <span className="visually-hidden">{t("error")} </span>
            <Worded wording={error} />
          </span>
        </p>
      )}
    </>
  );
}

/** The ARIA attributes that connect a control to its notes. */
export function describeByNotes({ id, hint, error }: Notes) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-describedby": notes || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}
