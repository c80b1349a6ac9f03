import { fontSize, radius, space, touch, ui } from "../styled.ts";
import { Field, type FieldProps } from "./field.tsx";

const File = ui("input", "File")`
  /* The browser's words beside the button must not choose its side. */
  &&& { padding: 0.25rem; cursor: pointer; font-size: ${fontSize.s}; unicode-bidi: isolate; }

  &::file-selector-button {
    min-height: calc(${touch} - 0.375rem);
    margin-inline-end: ${space.s};
    padding: 0 ${space.m};
    border: 0;
    border-radius: ${radius.s};
    background: var(--main-tint);
    color: var(--main-text);
    font: inherit;
    font-weight: 600;
    cursor: inherit;
  }
`;

/** The form around it needs `encType="multipart/form-data"`. */
export const FileField = (props: Omit<FieldProps, "type">) => (
  <Field as={File} type="file" {...props} />
);
