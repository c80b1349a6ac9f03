import { Link } from "@remix-run/react";
import { space, touch, ui } from "../styled.ts";

const Box = ui("nav", "Tabs")`
  overflow-x: auto;
  box-shadow: inset 0 -1px var(--border);

  ul { display: flex; gap: ${space.l}; list-style: none; }
  a {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-width: ${touch};
    min-height: 3rem;
    border-bottom: 3px solid transparent;
    color: var(--muted);
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    &:hover { color: var(--text); border-color: var(--border); }
    &:focus-visible { outline-offset: -3px; }
    &[aria-current] { border-color: var(--main-edge); color: var(--main-text); }
  }
  @media (forced-colors: active) { a:not([aria-current]) { border-color: Canvas; } }
`;

type Tab = { to: string; label: string; isCurrent?: boolean };

/** Tabs as links, each with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <Box aria-label={label}>
      <ul>
        {tabs.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
