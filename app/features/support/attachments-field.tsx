import { useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import type { FieldProps } from "../../ui/fields/field.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";
import { toFileList } from "../../ui/pictures/draw-picture.ts";
import { texts } from "./field-texts.ts";
import { shrinkPhotos } from "./shrink-photos.ts";

/** Files to send along. With JavaScript, photos that are too large are made smaller on the way. */
export function AttachmentsField({
  isDrawnAgain,
  ...field
}: Pick<FieldProps, "name" | "id" | "error"> & {
  /** With what was typed, but without the files that may have been chosen. */
  isDrawnAgain: boolean;
}) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  // With JavaScript the field stays, and with it what was chosen.
  const [isLost] = useState(isDrawnAgain);

  const shrink = useCallback(async (input: HTMLInputElement) => {
    const chosen = input.files;
    const smaller = chosen && (await shrinkPhotos([...chosen]));
    if (smaller && input.files === chosen) input.files = toFileList(smaller);
  }, []);

  // They may have been chosen before JavaScript was there.
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (input?.files?.length) shrink(input);
  }, [shrink]);

  return (
    <div ref={box}>
      <FileField
        label={t("files")}
        hint={isLost ? `${t("choose_again")} ${t("files_hint")}` : t("files_hint")}
        accept="image/png,image/jpeg,application/pdf"
        multiple
        optional
        onChange={({ currentTarget }) => shrink(currentTarget)}
        {...field}
      />
    </div>
  );
}
