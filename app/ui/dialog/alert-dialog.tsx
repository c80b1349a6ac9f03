import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../button.tsx";
import { errorSummaryId } from "../fields/field.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { DialogBox } from "./dialog.tsx";
import { texts } from "./texts.ts";

/**
 * Reports a failure with an error summary over its form. It closes without loading the page, so the form keeps its values and
 * errors. Without JavaScript it is a section of the page.
 */
export function AlertDialog({
  occasion,
  children,
}: {
  /** A new occasion opens it again. */
  occasion: unknown;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const box = useRef<HTMLDialogElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reply with the same errors counts
  useEffect(() => {
    const dialog = box.current;
    dialog?.close();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("[role=alert]")?.focus();
    return () => dialog?.close();
  }, [occasion]);

  // While the dialog is open, the target of a link inside it is inert.
  const closeForLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) box.current?.close();
  };
  return (
    <DialogBox
      ref={box}
      open
      data-kind="alert"
      aria-labelledby={errorSummaryId}
      onClickCapture={closeForLink}
    >
      <div>{children}</div>
      {isHydrated && (
        <footer>
          <Button type="button" kind="secondary" onClick={() => box.current?.close()}>
            {t("close")}
          </Button>
        </footer>
      )}
    </DialogBox>
  );
}
