import { useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { useBrowserLayoutEffect } from "../use-browser-layout-effect.ts";
import { useHydrated } from "../use-hydrated.ts";
import { ComboboxControl, KnownChoices } from "./combobox-control.tsx";
import { type Choice, ComboboxList, optionId } from "./combobox-list.tsx";
import { texts } from "./combobox-texts.ts";
import { Field, type FieldProps } from "./field.tsx";
import { useListbox } from "./use-listbox.ts";
import { type Offer, type Suggest, useSuggestions } from "./use-suggestions.ts";

const Ring = ui("span", "ComboboxRing")`
  width: 1.25em;
  height: 1.25em;
  border: 2px solid;
  border-right-color: transparent;
  border-radius: 50%;
  animation: combobox-turn 700ms linear infinite;
  @keyframes combobox-turn { to { rotate: 1turn; } }
`;

/**
 * A text field that suggests while somebody types. What stands in it is the owner's: `onType` says
 * what was typed, by which whatever was chosen before is so no longer; `onChoose` what was chosen.
 * Without JavaScript it is a text field and nothing else.
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
  /** Finds what is shown when the user enters the empty field. */
  offer?: Offer<Item>;
  /** What the browser itself suggests until JavaScript is there. */
  known?: Pick<Choice, "text" | "title">[];
  onChoose: (item: Item) => void;
  /** What is said where nothing can be suggested, for a reason that is not in the words. */
  failed?: string;
  /** A line that is always there, before the suggestions. */
  first?: Choice & { onChoose: () => void };
}) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { items, isFailed, isAsking, ask, forget } = useSuggestions(suggest, offer);
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

  // The user may have typed before JavaScript was there. React draws the field a second time right after
  // it has hydrated it, and by then the owner has to know the text.
  useBrowserLayoutEffect(() => {
    const typed = input.current?.value ?? value;
    const isFocused = document.activeElement === input.current;
    if (isFocused && typed === value) enter();
    else if (isFocused) type(typed);
    else if (typed !== value) onType(typed);
  }, []);

  function enter() {
    if (value !== "" || !offer) return;
    ask("");
    list.open();
  }

  function type(text: string) {
    onType(text);
    ask(text);
    list.open();
  }

  function clear() {
    type("");
    input.current?.focus();
  }

  function choose(at: number) {
    const item = items?.[first ? at - 1 : at];
    forget();
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
            {isAsking ? <Ring /> : <Icon name="close" />}
          </button>
        )
      }
      below={
        <>
          <KnownChoices id={knownId} items={known} />
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
              {isShown && !isAsking && (isFailed ? problem : items && found)}
            </span>
          )}
        </>
      }
    />
  );
}
