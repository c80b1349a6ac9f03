import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { toPlainText, type Wording } from "../../i18n/wording.ts";
import { useErrorInTitle } from "../feedback/error-title.ts";
import { Icon } from "../icon.tsx";
import { Worded } from "./field.tsx";
import { texts } from "./texts.ts";

/** An error of a field, or of the whole form where there is no id. */
export type FormError = {
  fieldId?: string;
  message: Wording;
  /** A link to the place where the user can correct it, if not in the form. */
  link?: { to: string; label: string };
};

/** The id of the heading. */
export const errorSummaryId = "error-summary";

/**
 * Lists all errors of a form, with links to its fields. It takes the focus when it appears, and at each new
 * `occasion`, the reply with the errors.
 */
export function ErrorSummary({
  errors,
  occasion,
  title,
}: {
  errors: FormError[];
  occasion?: unknown;
  /** Names the failure, where the default heading does not. */
  title?: string;
}) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  useErrorInTitle(errors.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reply with the same errors counts
  useEffect(() => box.current?.focus(), [occasion, errors.length > 0]);
  if (errors.length === 0) return null;
  return (
    <div
      className="error-summary"
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the user needs the errors first
      autoFocus
      aria-labelledby={errorSummaryId}
    >
      <Icon name="alert" size="1.5em" />
      <h2 id={errorSummaryId}>{title ?? t("heading", { count: errors.length })}</h2>
      <ul>
        {errors.map(({ fieldId, message, link }) => (
          <li key={`${fieldId} ${toPlainText(message)}`}>
            {fieldId ? <FieldLink id={fieldId} message={message} /> : <Worded wording={message} />}
            {link && (
              <>
                {" "}
                <Link to={link.to}>{link.label}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** With JavaScript the hash does not change: for Remix that would be a navigation, which drops the errors. */
function FieldLink({ id, message }: { id: string; message: Wording }) {
  const focusField = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a href={`#${id}`} onClick={focusField}>
      <Worded wording={message} />
    </a>
  );
}
