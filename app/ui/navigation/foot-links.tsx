import { Link } from "@remix-run/react";
import { ui } from "../styled.ts";
import { fontSize, space, touch } from "../tokens.ts";
import type { ListedLink } from "./link-list.tsx";

const Box = ui("nav", "FootLinks")`
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
  <Box aria-label={label}>
    <ul>
      {links.map(({ to, label, lang }) => (
        <li key={to}>
          <Link to={to} lang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </Box>
);
