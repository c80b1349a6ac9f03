import { Link, type LinkProps } from "@remix-run/react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon, type IconName } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, radius, space } from "../tokens.ts";
import { texts } from "./texts.ts";

export type MenuItem = {
  to: string;
  label: string;
  icon: IconName;
  /** A count beside the label, and the words that say what it counts. */
  badge?: { count: number; label: string };
  isCurrent?: boolean;
};

const Item = ui("a", "MenuItem")`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.875rem;
  padding: ${space.xs} ${space.s};
  border-radius: ${radius.m};
  color: var(--menu-text);
  font-size: ${fontSize.s};
  font-weight: 550;
  line-height: 1.25;
  text-decoration: none;

  &:hover { background: var(--sunken); }
  &:focus-visible { outline-offset: -3px; }
  &[aria-current] { background: var(--main-tint); color: var(--main-text); font-weight: 650; }
  &[aria-current]::before {
    content: "";
    position: absolute;
    inset: 0.625rem auto 0.625rem 0;
    border-left: 3px solid;
    border-radius: 0 3px 3px 0;
  }
  svg { flex: none; }
  > span:last-child:not(:first-of-type) {
    min-width: 1.5rem;
    margin-left: auto;
    padding: 0 0.4375rem;
    border-radius: 1rem;
    background: var(--secondary);
    color: var(--on-secondary);
    font-size: ${fontSize.xs};
    line-height: 1.5rem;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;

/** A line of a frame's menu. */
export function MenuLink({
  icon,
  label,
  badge,
  isCurrent,
  ...link
}: MenuItem & Omit<LinkProps, "children">) {
  return (
    <Item as={Link} aria-current={isCurrent ? "page" : undefined} {...link}>
      <Icon name={icon} />
      <span>{label}</span>
      {badge && badge.count > 0 && (
        <span>
          {badge.count} <span className="visually-hidden">{badge.label}</span>
        </span>
      )}
    </Item>
  );
}

const List = ui("ul", "Menu")`
  display: grid;
  gap: 2px;
  padding: ${space.xs};
  list-style: none;
`;

export function Menu({ items }: { items: MenuItem[] }) {
  const t = useTexts(texts);
  return (
    <nav aria-label={t("menu")}>
      <List>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink {...item} />
          </li>
        ))}
      </List>
    </nav>
  );
}
