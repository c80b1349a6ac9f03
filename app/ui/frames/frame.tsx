import { Link, type LinkProps } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { breakpoint } from "../breakpoint.ts";
import { Icon, type IconName } from "../icon.tsx";
import { relOf } from "../navigation/rel-of.ts";
import { texts } from "./texts.ts";

/** The frame of anonymous users. */
export function RoomFrame({
  brand,
  menu,
  languageSwitch,
  toast,
  children,
}: {
  brand: FrameBrand;
  menu: MenuItem[];
  languageSwitch?: ReactNode;
  toast?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Drawer frame="room" drawer={<Menu items={menu} />}>
      <TopBar>
        <BrandLogo {...brand} />
        <div className="top-bar-end">{languageSwitch}</div>
      </TopBar>
      <Main toast={toast}>{children}</Main>
    </Drawer>
  );
}

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
      {/* Lets keyboard users skip the menu. */}
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
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

/** The bar in the brand's colour above the content, with the button that opens the drawer. */
export function TopBar({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <header className="top-bar">
      <a className="top-bar-link" href="#menu" id="menu-button" aria-label={t("menu")}>
        <Icon name="menu" size="1.5rem" />
        <span>{t("menu")}</span>
      </a>
      {children}
    </header>
  );
}

/** A link in the bar; a phone only shows its icon. */
export const TopBarLink = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <Link className="top-bar-link" to={to} aria-label={label}>
    <Icon name={icon} size="1.5rem" />
    <span>{label}</span>
  </Link>
);

export type FrameBrand = { name: string; logo: string | null; to: string };

/** The brand's logo, or its name, as a link to the first screen. */
export const BrandLogo = ({ name, logo, to }: FrameBrand) => (
  <Link className="brand-logo" to={to}>
    {logo ? <img src={logo} alt={name} /> : <span>{name}</span>}
  </Link>
);

export type MenuItem = {
  to: string;
  label: string;
  icon: IconName;
  /** A count beside the label, with its meaning for screen readers. */
  badge?: { count: number; label: string };
  isCurrent?: boolean;
  /** Loads the target as a whole document. */
  reloadDocument?: boolean;
};

export function MenuLink({
  icon,
  label,
  badge,
  isCurrent,
  to,
  ...link
}: MenuItem & Omit<LinkProps, "children">) {
  return (
    <Link
      className="menu-link"
      to={to}
      rel={relOf(to)}
      aria-current={isCurrent ? "page" : undefined}
      {...link}
    >
      <Icon name={icon} />
      <span>{label}</span>{" "}
      {badge && badge.count > 0 && (
        <span>
          {badge.count} <span className="visually-hidden">{badge.label}</span>
        </span>
      )}
    </Link>
  );
}

export function Menu({ items }: { items: MenuItem[] }) {
  const t = useTexts(texts);
  return (
    <nav aria-label={t("menu")}>
      <ul className="menu">
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The main content; the target of the skip link. */
export const Main = ({ toast, children }: { toast?: ReactNode; children: ReactNode }) => (
  <main id="main" tabIndex={-1}>
    {toast}
    {children}
  </main>
);
