import { Form } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { type FieldProps, TextField } from "../fields/field.tsx";
import { Stack } from "../layout/layout.tsx";
import { Dialog, usePromptFocus } from "./dialog.tsx";
import { PROMPT_MINIMUM } from "./prompt-minimum.ts";
import { texts } from "./texts.ts";

/** Asks for one value. The value must be longer than the minimum, as the form's rule `prompted` demands. */
export function PromptDialog({
  title,
  closeTo,
  minimum = PROMPT_MINIMUM,
  children,
  below,
  ...field
}: {
  title: string;
  closeTo: string;
  minimum?: number;
  /** Content above the field, and hidden fields. */
  children?: ReactNode;
  /** Further fields. */
  below?: ReactNode;
} & Omit<FieldProps, "children" | "form" | "minLength" | "autoFocus" | "title">) {
  const t = useTexts(texts);
  const formId = useId();
  const { id = field.name, error } = field;

  // After an error, the error summary gets the focus.
  usePromptFocus(id, !error);

  return (
    <Dialog
      title={title}
      closeTo={closeTo}
      closeLabel={t("cancel")}
      actions={<Button form={formId}>{t("accept")}</Button>}
    >
      <Stack as={Form} id={formId} method="post" noValidate>
        {children}
        <TextField minLength={minimum + 1} autoComplete="off" {...field} autoFocus={!error} />
        {below}
      </Stack>
    </Dialog>
  );
}
