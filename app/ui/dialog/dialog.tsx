import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { IconButtonLink } from "../icon-button.tsx";
import { ui } from "../styled.ts";
import { backdrop, duration, fontSize, onPhone, radius, shadow, space } from "../tokens.ts";
import { texts } from "./texts.ts";

const Box = ui("dialog", "Dialog")`
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
  &:modal { animation: dialog-in ${duration.calm} ease-out; }
  @keyframes dialog-in { from { opacity: 0; translate: 0 0.75rem; } }
  @media (scripting: none) {
    position: static;
    max-height: none;
    margin: ${space.l} auto;
    box-shadow: ${shadow.middle};
  }

  > header {
    position: sticky;
    z-index: 1;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.s} ${space.s} ${space.s} ${space.l};
    background: inherit;
  }
  > header h2 { font-size: ${fontSize.l}; }
  > div { display: grid; gap: ${space.m}; padding: 0 ${space.l} ${space.l}; }
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
    ${onPhone} { > * { flex: 1; } }
  }
`;

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

  useEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement as HTMLElement | null;
    dialog?.close();
    dialog?.showModal();
    return () => {
      dialog?.close();
      opener?.focus();
    };
  }, []);

  const leave = () => navigate(closeTo, { replace: true, preventScrollReset: true });
  return (
    <Box ref={box} open aria-labelledby={titleId} onClose={() => box.current?.open || leave()}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButtonLink icon="close" label={t("close")} to={closeTo} replace preventScrollReset />
      </header>
      <div>{children}</div>
      {actions && <footer>{actions}</footer>}
    </Box>
  );
}
