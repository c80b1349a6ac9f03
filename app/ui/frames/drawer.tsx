import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { backdrop, duration, space } from "../tokens.ts";
import { SkipLink } from "./skip-link.tsx";
import { texts } from "./texts.ts";

const Layout = ui("div", "Drawer")<{ $width: number; $permanentFrom: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;

  > aside {
    position: fixed;
    z-index: 30;
    inset: 0;
    visibility: hidden;
    transition: visibility ${duration.calm};
  }
  > aside > div {
    position: relative;
    z-index: 1;
    display: flex;
    flex-direction: column;
    width: ${({ $width }) => $width}px;
    height: 100%;
    background: var(--surface);
    overflow-y: auto;
    translate: -100% 0;
    transition: translate ${duration.calm};
  }
  > aside > a {
    position: absolute;
    inset: 0;
    padding: ${space.m} 0 0 calc(${({ $width }) => $width}px + ${space.m});
    background: ${backdrop};
    color: #fff;
    opacity: 0;
    transition: opacity ${duration.calm};
  }
  > aside:is(:target, [data-open]) {
    visibility: visible;
    transition-duration: 0s;
    > div { translate: none; }
    > a { opacity: 1; }
  }
  > div { display: flex; flex-direction: column; min-width: 0; }

  @media (min-width: ${({ $permanentFrom }) => $permanentFrom}px) {
    grid-template-columns: ${({ $width }) => $width}px minmax(0, 1fr);
    > aside {
      position: sticky;
      z-index: auto;
      top: 0;
      height: 100vh;
      visibility: visible;
    }
    > aside > div { border-right: 1px solid var(--border); translate: none; }
    > aside > a, a[href="#menu"] { display: none; }
  }
  @media print { display: block; > aside { display: none; } }
`;

/**
 * A page with a drawer at its side, which stays open on wide screens. On others links open it
 * (`#menu`) and close it (`#menu-button`, which also gives the focus back): that is all it takes
 * without JavaScript. With it, what lies behind cannot be reached, and Escape closes it.
 */
export function Drawer({
  width,
  permanentFrom,
  drawer,
  children,
}: {
  width: number;
  permanentFrom: number;
  drawer: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const layout = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  // Opened before JavaScript was there: from now on it is state, not the address, that opens it.
  useEffect(() => {
    if (!aside.current?.matches(":target")) return;
    location.replace("#menu-button");
    setOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && close();
    const wide = matchMedia(`(min-width: ${permanentFrom}px)`);
    const setBehindInert = (isInert: boolean) => {
      for (const part of layout.current?.children ?? []) {
        if (part !== aside.current) (part as HTMLElement).inert = isInert;
      }
    };
    setBehindInert(true);
    aside.current?.focus();
    document.addEventListener("keydown", closeOnEscape);
    wide.addEventListener("change", close);
    return () => {
      setBehindInert(false);
      document.removeEventListener("keydown", closeOnEscape);
      wide.removeEventListener("change", close);
      document.getElementById("menu-button")?.focus({ preventScroll: true });
    };
  }, [isOpen, permanentFrom]);

  const followLink = (press: MouseEvent) => {
    const link = (press.target as Element).closest("a");
    const target = link?.getAttribute("href");
    if (target === "#menu" || target === "#menu-button") press.preventDefault();
    if (target === "#menu") setOpen(true);
    else if (link) setOpen(false);
  };

  return (
    <Layout ref={layout} $width={width} $permanentFrom={permanentFrom} onClick={followLink}>
      <SkipLink />
      <aside ref={aside} id="menu" tabIndex={-1} data-open={isOpen ? "" : undefined}>
        <div>{drawer}</div>
        <a href="#menu-button" aria-label={t("closeMenu")}>
          <Icon name="close" size="1.5rem" />
        </a>
      </aside>
      <div>{children}</div>
    </Layout>
  );
}
