import { useCallback, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import type { FieldProps } from "../../ui/fields/field.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";
import { drawPicture, toFileList, toJpeg } from "../../ui/pictures.ts";
import { texts } from "./field-texts.ts";
import { MAX_FILE_BYTES } from "./limits.ts";

/** A field for several files. With JavaScript it shrinks photos that are too large. */
export function AttachmentsField({
  isRerendered,
  ...field
}: Pick<FieldProps, "name" | "id" | "error"> & {
  /** Whether the form was rendered again with the user's text; a browser then drops chosen files. */
  isRerendered: boolean;
}) {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  // With JavaScript the field stays on the page and keeps its files, so only the first render counts.
  const [isLost] = useState(isRerendered);

  const shrink = useCallback(async (input: HTMLInputElement) => {
    const chosen = input.files;
    const smaller = chosen && (await shrinkPhotos([...chosen]));
    if (smaller && input.files === chosen) input.files = toFileList(smaller);
  }, []);

  // The user may have chosen files before hydration.
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

/** In pixels; enough to read the figures on a photographed receipt. */
const MAX_SIDE = 2560;

/** Shrinks photos that are too large; returns undefined if there are none. */
async function shrinkPhotos(files: File[]): Promise<File[] | undefined> {
  const shrunk = await Promise.all(files.map(shrink));
  return shrunk.some(Boolean) ? files.map((file, at) => shrunk[at] ?? file) : undefined;
}

async function shrink(file: File): Promise<File | undefined> {
  if (file.size <= MAX_FILE_BYTES || !file.type.startsWith("image/")) return undefined;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
  const smaller = await toJpeg(drawPicture(bitmap, MAX_SIDE), name);
  bitmap.close();
  return smaller;
}
