import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon, type IconName } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, radius, shadow, space, touch } from "../tokens.ts";
import { texts } from "./combobox-texts.ts";
import { MarkedText } from "./marked-text.tsx";
import { putBeside } from "./put-beside.ts";

/** A line of the list. */
export type Choice = {
  /** What is written into the field when it is chosen. */
  text: string;
  /** What it is called, where that is something else: a favourite's name. */
  title?: string;
  icon?: IconName;
  /** What the icon says, to who cannot see it. */
  kind?: string;
};

const Box = ui("ul", "ComboboxList")`
  /* Set to what there is between the field and the edge of what can be seen. */
  --room: 20rem;
  position: absolute;
  /* Over the bar at the bottom of a page, below the one on top. */
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

/** What fits, below the field or above it, whichever leaves more of it to be seen. */
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
  /** Why there are none. */
  problem: string | undefined;
  onChoose: (at: number) => void;
}) {
  const t = useTexts(texts);
  const box = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const put = () => box.current && field.current && putBeside(field.current, box.current);
    put();
    window.visualViewport?.addEventListener("resize", put);
    return () => window.visualViewport?.removeEventListener("resize", put);
  });

  useEffect(() => {
    box.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  // The field has the focus, and takes the keys for it.
  const toOption = (at: number) => ({
    id: optionId(id, at),
    role: "option",
    "aria-selected": at === active,
    onClick: () => onChoose(at),
  });
  const list = choices.length > 0 && { role: "listbox", "aria-label": t("suggestions") };
  return (
    // A press leaves the focus, and with it the keyboard of a phone, where it is.
    <Box ref={box} id={id} {...list} onMouseDown={(press) => press.preventDefault()}>
      {choices.map((choice, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same
        <li key={at} {...toOption(at)}>
          {choice.icon && <Icon name={choice.icon} />}
          <Words choice={choice} typed={typed} />
        </li>
      ))}
      {problem && (
        <li role="presentation" data-nothing="">
          {problem}
        </li>
      )}
    </Box>
  );
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

function Words({ choice: { text, title, kind }, typed }: { choice: Choice; typed: string }) {
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
