import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Icon, type IconName } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, onPhone, radius, space, touch } from "../tokens.ts";
import { texts } from "./texts.ts";

const Bar = ui("header", "TopBar")`
  --focus: currentColor;
  --main-text: var(--top-text);
  --main-tint: var(--main-hover);
  position: sticky;
  z-index: 20;
  top: 0;
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 3.75rem;
  padding: ${space.xs} ${space.s};
  background: var(--top-bar);
  color: var(--top-text);

  > h1, > strong { flex: 1; min-width: 0; font-size: ${fontSize.l}; font-weight: 650; line-height: 1.25; }
  @media print { position: static; background: none; color: inherit; > a { display: none; } }
`;

const Item = ui("a", "TopBarLink")`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-width: ${touch};
  min-height: ${touch};
  padding: 0 ${space.s};
  border-radius: ${radius.m};
  color: inherit;
  font-weight: 600;
  text-decoration: none;

  &:hover { background: var(--main-hover); }
  &:active { background: var(--main-active); }
  ${onPhone} { padding: 0; > span { display: none; } }
`;

/** The bar in the brand's colour above the content, with the button that opens the drawer. */
export function TopBar({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  return (
    <Bar>
      <Item href="#menu" id="menu-button" aria-label={t("menu")}>
        <Icon name="menu" size="1.5rem" />
        <span>{t("menu")}</span>
      </Item>
      {children}
    </Bar>
  );
}

/** A link in the bar; a phone shows its icon alone. */
export const TopBarLink = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <Item as={Link} to={to} aria-label={label}>
    <Icon name={icon} size="1.5rem" />
    <span>{label}</span>
  </Item>
);
