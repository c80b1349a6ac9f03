import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { IconButtonLink } from "../icon-button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { DialogBox } from "./dialog-box.ts";
import { texts } from "./texts.ts";

/**
 * A dialog that is open at its own address; `closeTo` is the address without it. Without JavaScript it
 * is a section of the page.
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
  // A dialog that was rendered with the page opens without an animation.
  const [wasRendered] = useState(!isHydrated);

  const { key } = useLocation();

  useEffect(() => {
    const dialog = box.current;
    return () => dialog?.close();
  }, []);

  // The user may open it again at the same address while the navigation away is still running.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(() => {
    const dialog = box.current;
    if (dialog?.matches(":modal")) return;
    dialog?.close();
    dialog?.showModal();
  }, [key]);

  const close = () => navigate(closeTo, { replace: true, preventScrollReset: true });
  return (
    <DialogBox
      ref={box}
      open
      data-there={wasRendered ? "" : undefined}
      aria-labelledby={titleId}
      onClose={() => box.current?.open || close()}
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
