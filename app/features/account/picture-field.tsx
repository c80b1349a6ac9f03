import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { FieldProps } from "../../ui/fields/field.tsx";
import { FileField } from "../../ui/fields/file-field.tsx";
import { fitPicture, toFileList } from "../../ui/pictures.ts";
import { space, ui } from "../../ui/styled.ts";

const Row = ui("div", "PictureField")`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.m};
  /* On a phone the field moves below the picture, or the file's name would be cut off. */
  > :last-child { flex: 1 1 18rem; min-width: 0; }
`;

/**
 * A file field beside the account's current picture. With JavaScript it previews the chosen file at once,
 * and shrinks one that is larger than the limit.
 */
export function PictureField({
  show,
  ...field
}: Omit<FieldProps, "type" | "accept" | "onChange"> & {
  /** Renders the chosen picture, or the current one if the user has chosen none. */
  show: (chosen: string | undefined) => ReactNode;
}) {
  const [chosen, setChosen] = useState<string>();
  const row = useRef<HTMLDivElement>(null);

  const choose = useCallback(async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const fitted = file && (await fitPicture(file));
    if (input.files?.[0] !== file) return;
    setChosen(fitted?.preview);
    if (fitted?.smaller) input.files = toFileList([fitted.smaller]);
  }, []);

  // The user may have chosen a file before hydration.
  useEffect(() => {
    const input = row.current?.querySelector("input");
    if (input?.files?.length) choose(input);
  }, [choose]);

  return (
    <Row ref={row}>
      {show(chosen)}
      <FileField
        accept="image/png,image/jpeg,image/webp"
        optional
        onChange={({ currentTarget }) => choose(currentTarget)}
        {...field}
      />
    </Row>
  );
}
