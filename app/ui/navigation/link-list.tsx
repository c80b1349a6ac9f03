import { Link } from "@remix-run/react";
import { Icon } from "../icon.tsx";
import { fontSize, space, touch, ui } from "../styled.ts";
import { relOf } from "./rel-of.ts";

const LinkListBox = ui("nav", "LinkList")`
  h2 { margin-bottom: ${space.xs}; font-size: ${fontSize.m}; }
  ul { display: grid; list-style: none; }
  li + li { border-top: 1px solid var(--border); }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    min-height: ${touch};
    padding: ${space.xs} 0;
    font-weight: 550;
    line-height: 1.35;
    text-decoration: none;
    &:hover { text-decoration: underline; }
    &[aria-current] { color: var(--text); }
    &[aria-current] svg { visibility: hidden; }
    svg { flex: none; color: var(--muted); }
  }
`;

export type ListedLink = { to: string; label: string; lang?: string; isCurrent?: boolean };

export function LinkList({ title, links }: { title: string; links: ListedLink[] }) {
  return (
    <LinkListBox aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label, lang, isCurrent }) => (
          <li key={to}>
            <Link to={to} rel={relOf(to)} lang={lang} aria-current={isCurrent ? "page" : undefined}>
              {label}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </LinkListBox>
  );
}

const FootLinksBox = ui("nav", "FootLinks")`
  padding-top: ${space.s};
  border-top: 1px solid var(--border);

  ul { display: flex; flex-wrap: wrap; gap: 0 ${space.l}; list-style: none; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touch};
    color: var(--muted);
    font-size: ${fontSize.s};
    text-decoration: none;
    &:hover { color: var(--text); text-decoration: underline; }
  }
  @media print { display: none; }
`;

/** Links to related pages, at the end of a page. */
export const FootLinks = ({ label, links }: { label: string; links: ListedLink[] }) => (
  <FootLinksBox aria-label={label}>
    <ul>
      {links.map(({ to, label, lang }) => (
        <li key={to}>
          <Link to={to} rel={relOf(to)} lang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </FootLinksBox>
);
