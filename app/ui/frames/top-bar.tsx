import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon, type IconName } from "../icon.tsx";
import { texts } from "./texts.ts";

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
