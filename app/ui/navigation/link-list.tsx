import { Link } from "@remix-run/react";
import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, space, touch } from "../tokens.ts";

const Box = ui("nav", "LinkList")`
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

/** A titled list of links, one in each line. */
export function LinkList({ title, links }: { title: string; links: ListedLink[] }) {
  return (
    <Box aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label, lang, isCurrent }) => (
          <li key={to}>
            <Link to={to} lang={lang} aria-current={isCurrent ? "page" : undefined}>
              {label}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
