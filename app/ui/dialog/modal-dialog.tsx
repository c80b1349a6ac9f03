import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { IconButton } from "../icon-button.tsx";
import { DialogBox } from "./dialog.tsx";
import { texts } from "./texts.ts";

/**
 * A dialog that needs JavaScript: it is open while it is rendered, and `onClose` asks its parent to remove
 * it. A dialog that also works without JavaScript is a `Dialog`, which has an address.
 */
export function ModalDialog({
  title,
  onClose,
  children,
  actions,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const t = useTexts(texts);
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);

  // Opens before any part of it asks for the focus.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    <DialogBox
      ref={box}
      aria-labelledby={titleId}
      // `close` is a task of its own: a press in between would open nothing.
      onCancel={onClose}
      onClose={onClose}
      onChange={stop}
      onFocus={stop}
      onBlur={stop}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={t("close")} onClick={onClose} />
      </header>
      <div>{children}</div>
      {actions && <footer>{actions}</footer>}
    </DialogBox>
  );
}

/** A form around the dialog must not receive its events. */
const stop = (event: SyntheticEvent) => event.stopPropagation();
