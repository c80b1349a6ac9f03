import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { toPlainText, type Wording } from "../../i18n/wording.ts";
import { useErrorInTitle } from "../feedback/error-title.ts";
import { Icon } from "../icon.tsx";
import { Worded } from "../worded.tsx";
import { texts } from "./texts.ts";

/** What is wrong with one field, or with the form as a whole where no id is given. */
export type FormError = {
  fieldId?: string;
  message: Wording;
  /** Where it can be mended, if not in the form. */
  link?: { to: string; label: string };
};

/** The heading's. */
export const errorSummaryId = "error-summary";

/**
 * All that is wrong with a form, with links to its fields. It takes the focus when it appears and
 * whenever `occasion`, the reply that the errors came with, is another one.
 */
export function ErrorSummary({
  errors,
  occasion,
  title,
}: {
  errors: FormError[];
  occasion?: unknown;
  /** What has failed, where that is to be said. */
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
      // biome-ignore lint/a11y/noAutofocus: what is wrong is what the reader came back for
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

/** With JavaScript the page stays as it is: to Remix another hash is another page, without these errors. */
function FieldLink({ id, message }: { id: string; message: Wording }) {
  const focusField = (press: MouseEvent) => {
    press.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <a href={`#${id}`} onClick={focusField}>
      <Worded wording={message} />
    </a>
  );
}
