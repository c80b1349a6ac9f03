import { Link, type LinkProps } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon, type IconName } from "../icon.tsx";
import { texts } from "./texts.ts";

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

/** An entry of a frame's menu. */
export function MenuLink({
  icon,
  label,
  badge,
  isCurrent,
  ...link
}: MenuItem & Omit<LinkProps, "children">) {
  return (
    <Link className="menu-link" aria-current={isCurrent ? "page" : undefined} {...link}>
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
