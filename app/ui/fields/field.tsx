import { Link } from "@remix-run/react";
import {
  type ComponentPropsWithoutRef,
  type ElementType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { toPlainText, type Wording } from "../../i18n/wording.ts";
import { useErrorInTitle } from "../feedback/error-title.ts";
import { Icon } from "../icon.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { texts } from "./texts.ts";

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

export const Optional = () => <span className="optional">{useTexts(texts)("optional")}</span>;

type Notes = { id: string; hint?: ReactNode; error?: Wording };

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

/** Marks a text in another language than the page's, for its pronunciation by screen readers. */
function Worded({ wording }: { wording: Wording }) {
  if (typeof wording === "string") return wording;
  const { text, lang, before } = wording;
  return (
    <>
      {before}
      <span lang={lang}>{text}</span>
    </>
  );
}

type TextFieldProps = FieldProps & { end?: ReactNode };

export const TextField = (props: TextFieldProps) => <Field as="input" type="text" {...props} />;

/**
 * A password, with a button that shows it where there is JavaScript. `autoComplete` tells password managers
 * whether it is the current one or a new one.
 */
export function PasswordField(
  props: Omit<FieldProps, "type" | "value" | "defaultValue"> & {
    autoComplete: "current-password" | "new-password";
  },
) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      end={
        isHydrated && (
          <button
            type="button"
            aria-label={t(isShown ? "hidePassword" : "showPassword")}
            aria-controls={props.id ?? props.name}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} />
          </button>
        )
      }
    />
  );
}

export const TextArea = (props: FieldProps<"textarea">) => (
  <Field as="textarea" rows={4} {...props} />
);

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
