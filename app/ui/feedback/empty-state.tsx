import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";
import { ui } from "../styled.ts";
import { space } from "../tokens.ts";

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
  > p { max-width: 26rem; color: var(--muted); }
  > div { margin-top: ${space.s}; }
`;

export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Box>
      <Icon name={icon} size="1.75rem" />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {action && <div>{action}</div>}
    </Box>
  );
}
