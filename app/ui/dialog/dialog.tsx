import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { IconButtonLink } from "../icon-button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { DialogBox } from "./dialog-box.ts";
import { texts } from "./texts.ts";

/**
 * A part of the page to deal with first. The page that shows it decides by its address that it is
 * open; `closeTo` is the address without it. Without JavaScript it is a section like any other.
 */
export function Dialog({
  title,
  closeTo,
  children,
  actions,
}: {
  title: string;
  closeTo: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const t = useTexts(texts);
  const titleId = useId();
  const box = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  // It came with the page and stays where it is.
  const [isThere] = useState(!isHydrated);

  const { key } = useLocation();

  useEffect(() => {
    const dialog = box.current;
    return () => dialog?.close();
  }, []);

  // Whoever opens it again while the way out of it is still under way comes to the same address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to it has a key of its own
  useEffect(() => {
    const dialog = box.current;
    if (dialog?.matches(":modal")) return;
    dialog?.close();
    dialog?.showModal();
  }, [key]);

  const leave = () => navigate(closeTo, { replace: true, preventScrollReset: true });
  return (
    <DialogBox
      ref={box}
      open
      data-there={isThere ? "" : undefined}
      aria-labelledby={titleId}
      onClose={() => box.current?.open || leave()}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButtonLink icon="close" label={t("close")} to={closeTo} replace preventScrollReset />
      </header>
      <div>{children}</div>
      {actions && <footer>{actions}</footer>}
    </DialogBox>
  );
}
