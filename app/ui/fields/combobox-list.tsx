import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { markWords } from "../../i18n/words.ts";
import { Icon, type IconName } from "../icon.tsx";
import { fontSize, radius, shadow, space, touch, ui } from "../styled.ts";
import { texts } from "./combobox-texts.ts";

export type Choice = {
  /** The text that the field gets when the user chooses it. */
  text: string;
  /** A title that differs from the text, as of a favourite. */
  title?: string;
  icon?: IconName;
  /** The meaning of the icon, for screen readers. */
  kind?: string;
};

const ComboboxListBox = ui("ul", "ComboboxList")`
  /* Set to the distance between the field and the edge of the visible window. */
  --room: 20rem;
  position: absolute;
  /* Above the bar at the bottom of a page, and below the one at the top. */
  z-index: 16;
  inset: calc(100% + ${space.xxs}) 0 auto;
  max-height: max(7rem, min(20rem, var(--room)));
  padding: ${space.xxs};
  border: 1px solid var(--border);
  border-radius: ${radius.m};
  background: var(--raised);
  box-shadow: ${shadow.high};
  list-style: none;
  overflow: auto;
  overscroll-behavior: contain;
  &[data-above] { inset: auto 0 calc(100% + ${space.xxs}); }

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0 ${space.s};
    min-height: ${touch};
    padding: ${space.xs} ${space.s};
    border-radius: ${radius.s};
    line-height: 1.35;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > li:hover { background: var(--sunken); }
  > [aria-selected="true"] { background: var(--main-tint); outline: 2px solid var(--focus); outline-offset: -2px; }
  > li > span { display: grid; grid-column: 2; }
  > [data-nothing] { display: block; padding: ${space.s}; background: none; color: var(--muted); cursor: default; }
  svg { color: var(--main-text); }
  small { color: var(--muted); font-size: ${fontSize.s}; }
  mark { background: none; color: inherit; font-weight: 700; }
`;

/** The suggestions, below the field or above it, where more of them is visible. */
export function ComboboxList({
  id,
  field,
  choices,
  active,
  typed,
  problem,
  onChoose,
}: {
  id: string;
  field: RefObject<HTMLInputElement>;
  choices: Choice[];
  active: number;
  typed: string;
  /** Why there are no suggestions. */
  problem: string | undefined;
  onChoose: (at: number) => void;
}) {
  const t = useTexts(texts);
  const box = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const place = () => box.current && field.current && placeBeside(field.current, box.current);
    place();
    window.visualViewport?.addEventListener("resize", place);
    return () => window.visualViewport?.removeEventListener("resize", place);
  });

  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  // The field keeps the focus and handles the keys.
  const toOption = (at: number) => ({
    id: optionId(id, at),
    role: "option",
    "aria-selected": at === active,
    onClick: () => onChoose(at),
  });
  const list = choices.length > 0 && { role: "listbox", "aria-label": t("suggestions") };
  return (
    // A click must not move the focus, which would close a phone's keyboard.
    <ComboboxListBox ref={box} id={id} {...list} onMouseDown={(event) => event.preventDefault()}>
      {choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same text
        <li key={at} {...toOption(at)}>
          {choice.icon && <Icon name={choice.icon} />}
          <OptionText choice={choice} typed={typed} />
        </li>
      ))}
      {problem && (
        <li role="presentation" data-nothing="">
          {problem}
        </li>
      )}
    </ComboboxListBox>
  );
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

function OptionText({ choice: { text, title, kind }, typed }: { choice: Choice; typed: string }) {
  return (
    <span>
      {kind && <span className="visually-hidden">{kind} </span>}
      <MarkedText text={title ?? text} typed={typed} />
      {title && (
        <small>
          <MarkedText text={text} typed={typed} />
        </small>
      )}
    </span>
  );
}

/** A text with marks on the beginnings of words that the user has typed. */
function MarkedText({ text, typed }: { text: string; typed: string }) {
  return (
    <span>
      {markWords(text, typed).map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
        piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
      )}
    </span>
  );
}

/** The height of the bar over the page's upper edge. */
const TOP_BAR_PX = 64;
const GAP_PX = 12;

/**
 * Places a list below its field, or above it (`data-above`) where more of it is visible: an on-screen
 * keyboard may cover half of the page. `--room` is the height that is visible there.
 */
function placeBeside(field: HTMLElement, list: HTMLElement): void {
  const { offsetTop, height } = window.visualViewport ?? {
    offsetTop: 0,
    height: window.innerHeight,
  };
  const { top, bottom } = field.getBoundingClientRect();
  const above = top - offsetTop - TOP_BAR_PX - GAP_PX;
  const below = offsetTop + height - bottom - GAP_PX;
  list.style.removeProperty("--room");
  const isAbove = below < list.offsetHeight && above > below;
  list.toggleAttribute("data-above", isAbove);
  list.style.setProperty("--room", `${Math.max(isAbove ? above : below, 0)}px`);
}
