import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { type FieldProps, TextArea, TextField } from "../../ui/fields/field.tsx";
import { texts } from "./texts.ts";

type Props = { value: string } & Partial<Pick<FieldProps, "label" | "hint" | "autoComplete">>;

/** The number that the driver calls. */
export function PhoneField({ value, ...own }: Props) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  return (
    <TextField
      type="tel"
      label={t("phone")}
      hint={t("phone_hint")}
      optional
      autoComplete="off"
      {...own}
      {...field("phone", value)}
    />
  );
}

/** What the driver should know. */
export function NotesField({ value, ...own }: Props) {
  const t = useTexts(texts);
  const { field } = useFormReply();
  return (
    <TextArea
      label={t("notes")}
      hint={t("notes_hint")}
      optional
      rows={2}
      maxLength={500}
      {...own}
      {...field("notes", value)}
    />
  );
}
