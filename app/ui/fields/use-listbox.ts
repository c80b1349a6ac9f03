import { type KeyboardEvent, useState } from "react";

/** The keyboard handling of a field with a list of `count` options: the open state and the active option. */
export function useListbox({
  count,
  hasMore,
  onChoose,
}: {
  count: number;
  /** Whether the list shows something besides the options. */
  hasMore: boolean;
  onChoose: (at: number) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && (count > 0 || hasMore);

  function open(at = -1) {
    setOpen(true);
    setActive(at);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function move(by: 1 | -1) {
    const from = isShown ? active : -1;
    if (from < 0) open(by > 0 ? 0 : count - 1);
    else open((from + by + count) % count);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (count === 0) return;
      if (altKey && key === "ArrowUp") close();
      else if (altKey) open();
      else move(key === "ArrowDown" ? 1 : -1);
    } else if (key === "Enter" && isShown && active >= 0) onChoose(active);
    else if (key === "Escape" && isShown) close();
    else {
      // These keys move the caret, so no option stays active.
      if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) setActive(-1);
      return;
    }
    event.preventDefault();
  }

  return { isShown, active, open, close, onKeyDown };
}
