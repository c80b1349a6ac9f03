import type { ComponentPropsWithoutRef, ReactNode, RefObject } from "react";
import type { Choice } from "./combobox-list.tsx";

/** The input with its list. */
export function ComboboxControl({
  inputRef,
  below,
  ...input
}: ComponentPropsWithoutRef<"input"> & {
  inputRef: RefObject<HTMLInputElement>;
  below: ReactNode;
}) {
  return (
    <>
      <input ref={inputRef} type="text" {...input} />
      {below}
    </>
  );
}

/** The browser's own suggestions, where there is no JavaScript. */
export function NativeSuggestions({
  id,
  items,
}: {
  id: string;
  items: Pick<Choice, "text" | "title">[];
}) {
  if (items.length === 0) return null;
  return (
    <datalist id={id}>
      {items.map(({ text, title }) => (
        <option key={`${title} ${text}`} value={text} label={title} />
      ))}
    </datalist>
  );
}
