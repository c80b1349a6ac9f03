import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { ui } from "./styled.ts";
import { control, duration, radius, shadow, space, touch } from "./tokens.ts";

const Box = ui("button", "Button")`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: ${control};
  padding: ${space.xs} 1.25rem;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: none;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${duration.quick}, border-color ${duration.quick};

  &[data-compact] { min-height: ${touch}; padding: ${space.xs} ${space.s}; }
  &[data-wide] { width: 100%; }
  svg { flex: none; }

  &[data-kind="primary"] {
    background: var(--main);
    border-color: var(--main-edge);
    color: var(--on-main);
    box-shadow: ${shadow.low};
    &:hover { background: var(--main-hover); }
    &:active { background: var(--main-active); }
  }
  &[data-kind="secondary"] {
    background: var(--surface);
    border-color: var(--boundary);
    color: var(--text);
    &:hover { background: var(--sunken); border-color: var(--text); }
    &:active { background: var(--main-tint); }
  }
  &[data-kind="quiet"] {
    color: var(--main-text);
    &:hover { background: var(--main-tint); }
  }
  &[data-kind="danger"] {
    background: var(--danger);
    border-color: var(--danger-edge);
    color: var(--on-danger);
    box-shadow: ${shadow.low};
    &:hover { background: var(--danger-hover); }
    &:active { background: var(--danger-active); }
  }

  &:disabled {
    border-color: var(--border);
    background: var(--sunken);
    color: var(--muted);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy="true"] { cursor: progress; }
  &[aria-busy="true"]::before {
    content: "";
    width: 1.125em;
    height: 1.125em;
    border: 2px solid;
    border-right-color: transparent;
    border-radius: 50%;
    animation: button-turn 700ms linear infinite;
  }
  @keyframes button-turn { to { rotate: 1turn; } }
  @media print { display: none; }
`;

type Look = {
  kind?: "primary" | "secondary" | "quiet" | "danger";
  icon?: IconName;
  wide?: boolean;
  compact?: boolean;
};

function toAttributes({ kind = "primary", wide, compact }: Look) {
  return {
    "data-kind": kind,
    "data-wide": wide ? "" : undefined,
    "data-compact": compact ? "" : undefined,
  };
}

/** While it is busy it keeps its place and the focus, and presses do nothing. */
export function Button({
  kind,
  icon,
  wide,
  compact,
  busy = false,
  children,
  ...button
}: Look & { busy?: boolean } & ComponentPropsWithoutRef<"button">) {
  return (
    <Box
      {...toAttributes({ kind, wide, compact })}
      {...button}
      {...(busy && { "aria-busy": true, "aria-disabled": true, onClick: ignore })}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </Box>
  );
}

const ignore = (press: MouseEvent) => press.preventDefault();

/** A link that looks like a button. */
export function ButtonLink({ kind, icon, wide, compact, children, ...link }: Look & LinkProps) {
  return (
    <Box as={Link} {...toAttributes({ kind, wide, compact })} {...link}>
      {icon && <Icon name={icon} />}
      {children}
    </Box>
  );
}
