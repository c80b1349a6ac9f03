import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, space, touch } from "../tokens.ts";

const Box = ui("header", "PageHeader")`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m};

  > div:first-child { display: grid; gap: ${space.xxs}; min-width: 0; }
  p { max-width: 44rem; color: var(--muted); }
  > div:first-child > a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    justify-self: start;
    min-height: ${touch};
    margin-left: -0.25rem;
    font-size: ${fontSize.s};
    font-weight: 600;
    text-decoration: none;
    &:hover { text-decoration: underline; }
    @media print { display: none; }
  }
  > div + div { display: flex; flex-wrap: wrap; gap: ${space.s}; }
`;

/** The screen's `h1`, with a link back and the screen's actions. */
export function PageHeader({
  title,
  back,
  children,
  actions,
}: {
  title: ReactNode;
  back?: { to: string; label: string };
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Box>
      <div>
        {back && (
          <Link to={back.to}>
            <Icon name="chevron-left" />
            {back.label}
          </Link>
        )}
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </div>
      {actions && <div>{actions}</div>}
    </Box>
  );
}
