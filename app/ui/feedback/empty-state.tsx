import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";
import { ui } from "../styled.ts";
import { fontSize, space } from "../tokens.ts";

const Box = ui("div", "EmptyState")`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  padding: ${space.xl} ${space.m};
  text-align: center;

  > svg {
    box-sizing: content-box;
    margin-bottom: ${space.xs};
    padding: 1.125rem;
    border-radius: 50%;
    background: var(--main-tint);
    color: var(--main-text);
  }
  h1 { font-size: ${fontSize.xl}; }
  > p { max-width: 26rem; color: var(--muted); }
  > div { margin-top: ${space.s}; }
`;

/** Where it is all that a page shows, its title is the page's: an `h1`. */
export function EmptyState({
  icon,
  title,
  heading: Heading = "h2",
  children,
  action,
}: {
  icon: IconName;
  title: string;
  heading?: "h1" | "h2";
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Box>
      <Icon name={icon} size="1.75rem" />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div>{action}</div>}
    </Box>
  );
}
