import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../button.tsx";
import { IconButtonLink } from "../icon-button.tsx";
import { backdrop, duration, fontSize, onPhone, radius, shadow, space, ui } from "../styled.ts";
import { useBrowserLayoutEffect, useHydrated } from "../use-hydrated.ts";
import { texts } from "./texts.ts";

/** The look of a dialog: a sheet over the page, and at the lower edge of a phone. */
export const DialogBox = ui("dialog", "Dialog")`
  position: fixed;
  z-index: 30;
  inset: 0;
  width: min(34rem, calc(100% - 2 * ${space.m}));
  max-width: none;
  max-height: min(calc(100dvh - 2 * ${space.m}), 50rem);
  margin: auto;
  padding: 0;
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--raised);
  color: var(--text);
  box-shadow: ${shadow.high};
  overflow: auto;
  overscroll-behavior: contain;
  ${onPhone} {
    width: 100%;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: ${radius.l} ${radius.l} 0 0;
  }
  &::backdrop { background: ${backdrop}; }
  &:modal:not([data-there]) { animation: dialog-in ${duration.calm} ease-out; }
  @keyframes dialog-in { from { opacity: 0; translate: 0 0.75rem; } }
  html:not([data-scripts]) & {
    position: static;
    max-height: none;
    margin: ${space.l} auto;
    box-shadow: ${shadow.middle};
  }

  /* What has the focus is not under the header or the footer. */
  scroll-padding-block: 4rem 5.5rem;
  > header {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding-block: ${space.s};
    padding-inline: ${space.l} ${space.s};
    background: inherit;
  }
  > header h2 { font-size: ${fontSize.l}; }
  > div { display: grid; gap: ${space.m}; padding: 0 ${space.l} ${space.l}; }
  &[data-kind="alert"] > div { padding: ${space.l}; }
  html:not([data-scripts]) &[data-kind="alert"] {
    width: auto;
    margin: 0;
    border: 0;
    border-radius: ${radius.m};
    box-shadow: none;
    > div { padding: 0; }
  }
  > footer {
    position: sticky;
    bottom: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: ${space.s};
    padding: ${space.m} ${space.l};
    border-top: 1px solid var(--border);
    background: inherit;
    form { display: grid; }
    ${onPhone} { > * { flex: 1 1 auto; } }
  }
`;

/**
 * A dialog that the address opens with `?dialog=name`: link to `openTo`, render a `Dialog` while
 * `isOpen`, and pass it `closeTo`. The rest of the address stays.
 */
export function useDialog(name: string): { isOpen: boolean; openTo: string; closeTo: string } {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isOpen = query.get("dialog") === name;
  query.set("dialog", name);
  const openTo = `${pathname}?${query}`;
  query.delete("dialog");
  const rest = `${query}`;
  return { isOpen, openTo, closeTo: rest ? `${pathname}?${rest}` : pathname };
}

/**
 * A dialog that is open at its own address; `closeTo` is the address without it. Without JavaScript it
 * is a section of the page.
 */
export function Dialog({
  title,
  closeTo,
  closeLabel,
  children,
  actions,
}: {
  title: string;
  closeTo: string;
  /** The label of the button that closes it, before the other actions. */
  closeLabel?: string;
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

  // `close` is a task of its own, so a navigation from there would undo that of a press in between; and `show` causes one,
  // which may come after the press.
  const hasLeft = useRef(false);
  function show(): void {
    const dialog = box.current;
    if (dialog?.matches(":modal")) return;
    dialog?.close();
    dialog?.showModal();
    hasLeft.current = false;
  }
  // Escape closes a modal dialog only, and the next key may be Escape.
  useBrowserLayoutEffect(() => {
    if (!wasRendered) show();
  }, [key]);
  // The user may open it again at the same address while the navigation away is still running.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key
  useEffect(show, [key]);

  const leave = () => navigate(closeTo, { replace: true, preventScrollReset: true });
  return (
    <DialogBox
      ref={box}
      open
      data-there={wasRendered ? "" : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // That of a file chooser inside comes here too.
        if (event.target !== box.current) return;
        hasLeft.current = true;
        leave();
      }}
      onClose={() => {
        if (!hasLeft.current && !box.current?.open) leave();
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButtonLink icon="close" label={t("close")} to={closeTo} replace preventScrollReset />
      </header>
      <div>{children}</div>
      {(closeLabel || actions) && (
        <footer>
          {closeLabel && (
            <ButtonLink kind="secondary" to={closeTo} replace preventScrollReset>
              {closeLabel}
            </ButtonLink>
          )}
          {actions}
        </footer>
      )}
    </DialogBox>
  );
}

/**
 * Focuses the field of a prompt, since a dialog would focus its first link; again at each new
 * `occasion`.
 */
export function usePromptFocus(id: string, isWanted: boolean, occasion?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error may come again
  useEffect(() => {
    const input = document.getElementById(id);
    if (!isWanted || !(input instanceof HTMLInputElement)) return;
    input.focus();
    // The user may have typed before the script ran.
    if (input.value === input.defaultValue) input.select();
  }, [id, isWanted, occasion]);
}
