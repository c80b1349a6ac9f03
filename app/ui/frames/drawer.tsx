import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../icon.tsx";
import { breakpoint } from "../tokens.ts";
import { SkipLink } from "./skip-link.tsx";
import { texts } from "./texts.ts";

/** The width in pixels from which the drawer stays open. */
const permanentFrom = {
  room: breakpoint.main,
  main: breakpoint.main,
  hotel: breakpoint.hotel,
} as const;

/**
 * A page with a drawer, which stays open on wide screens. On others, links open it (`#menu`) and close it
 * (`#menu-button`, which also restores the focus), without JavaScript. With JavaScript, the page behind is
 * inert, and Escape closes the drawer.
 */
export function Drawer({
  frame,
  drawer,
  children,
}: {
  frame: keyof typeof permanentFrom;
  drawer: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const layout = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The user opened it before hydration: from now on state opens it, not the address.
  useEffect(() => {
    if (!aside.current?.matches(":target")) return;
    location.replace("#menu-button");
    setOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => event.key === "Escape" && close();
    const wide = matchMedia(`(min-width: ${permanentFrom[frame]}px)`);
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
  }, [isOpen, frame]);

  const followLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    const target = link?.getAttribute("href");
    if (target === "#menu" || target === "#menu-button") event.preventDefault();
    if (target === "#menu") setOpen(true);
    else if (link) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y: its links handle the keys
    <div className="drawer" data-frame={frame} ref={layout} onClick={followLink}>
      <SkipLink />
      <aside ref={aside} id="menu" tabIndex={-1} data-open={isOpen ? "" : undefined}>
        <div>{drawer}</div>
        <a href="#menu-button" aria-label={t("closeMenu")}>
          <Icon name="close" size="1.5rem" />
        </a>
      </aside>
      <div>{children}</div>
    </div>
  );
}
