import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { useBrowserLayoutEffect, useHydrated } from "../use-hydrated.ts";
import { type Choice, ComboboxList, optionId } from "./combobox-list.tsx";
import { texts } from "./combobox-texts.ts";
import { Field, type FieldProps } from "./field.tsx";
import { useListbox } from "./use-listbox.ts";
import { type Offer, type Suggest, useSuggestions } from "./use-suggestions.ts";

const Ring = ui("span", "ComboboxRing")`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: combobox-turn 700ms linear infinite;
  @keyframes combobox-turn { to { rotate: 1turn; } }
`;

/**
 * A text field with suggestions. Its parent holds the value: `onType` reports typed text, which makes an
 * earlier choice invalid, and `onChoose` a choice. Without JavaScript it is an ordinary text field.
 */
export function Combobox<Item extends Choice>({
  value,
  onType,
  suggest,
  offer,
  known = [],
  onChoose,
  failed,
  first,
  ...field
}: Omit<FieldProps, "type" | "defaultValue" | "onChange" | "value"> & {
  value: string;
  onType: (text: string) => void;
  suggest: Suggest<Item>;
  /** Finds suggestions for the empty field when the user enters it. */
  offer?: Offer<Item>;
  /** The browser's own suggestions until hydration. */
  known?: Pick<Choice, "text" | "title">[];
  onChoose: (item: Item) => void;
  /** The message where suggestions fail for a reason other than the text. */
  failed?: string;
  /** An option that is always there, before the suggestions. */
  first?: Choice & { onChoose: () => void };
}) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { items, isFailed, isLoading, load, reset } = useSuggestions(suggest, offer);
  const choices: Choice[] = [...(first ? [first] : []), ...(items ?? [])];
  const isNothing = items?.length === 0;
  const list = useListbox({
    count: choices.length,
    hasMore: isNothing || isFailed,
    onChoose: choose,
  });
  const { isShown, active } = list;
  const listId = `${field.id ?? field.name}-list`;
  const knownId = `${listId}-known`;

  // The user may have typed before hydration. React renders the field again right after it, and by then the
  // parent has to know the text.
  useBrowserLayoutEffect(() => {
    const typed = input.current?.value ?? value;
    const isFocused = document.activeElement === input.current;
    if (isFocused && typed === value) enter();
    else if (isFocused) type(typed);
    else if (typed !== value) onType(typed);
  }, []);

  function enter() {
    if (value !== "" || !offer) return;
    load("");
    list.open();
  }

  function type(text: string) {
    onType(text);
    load(text);
    list.open();
  }

  function clear() {
    type("");
    input.current?.focus();
  }

  function choose(at: number) {
    const item = items?.[first ? at - 1 : at];
    reset();
    list.close();
    if (item) onChoose(item);
    else first?.onChoose();
  }

  const problem = isFailed ? (failed ?? t("failed")) : isNothing ? t("nothing") : undefined;
  const found = t(isNothing ? "nothing" : "found", { count: items?.length ?? 0 });
  return (
    <Field
      as={ComboboxControl}
      autoComplete="off"
      spellCheck={false}
      {...field}
      inputRef={input}
      value={value}
      onChange={(event) => type(event.target.value)}
      list={isHydrated || known.length === 0 ? undefined : knownId}
      {...(isHydrated && {
        role: "combobox",
        "aria-autocomplete": "list" as const,
        "aria-expanded": isShown && choices.length > 0,
        "aria-controls": isShown ? listId : undefined,
        "aria-activedescendant": isShown && active >= 0 ? optionId(listId, active) : undefined,
        onKeyDown: list.onKeyDown,
        onClick: () => list.open(),
        onFocus: enter,
        onBlur: list.close,
      })}
      end={
        isHydrated &&
        value !== "" && (
          <button type="button" aria-label={t("clear")} onClick={clear}>
            {isLoading ? <Ring /> : <Icon name="close" />}
          </button>
        )
      }
      below={
        <>
          {known.length > 0 && (
            <datalist id={knownId}>
              {known.map(({ text, title }) => (
                <option key={`${title} ${text}`} value={text} label={title} />
              ))}
            </datalist>
          )}
          {isHydrated && isShown && (
            <ComboboxList
              {...{ choices, active, problem }}
              id={listId}
              field={input}
              typed={value}
              onChoose={choose}
            />
          )}
          {isHydrated && (
            <span role="status" className="visually-hidden">
              {isShown && !isLoading && (isFailed ? problem : items && found)}
            </span>
          )}
        </>
      }
    />
  );
}

function ComboboxControl({
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
