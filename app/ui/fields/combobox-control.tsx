import type { ComponentPropsWithoutRef, ReactNode, RefObject } from "react";
import type { Choice } from "./combobox-list.tsx";

/** The field, and what belongs to it. */
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

/** What the browser itself suggests where no JavaScript does. */
export function KnownChoices({
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
