import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { duration, radius, touch, ui } from "./styled.ts";

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

/** While it is busy, it keeps its place and the focus, and ignores clicks. */
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
    <button
      className="button"
      {...toAttributes({ kind, wide, compact })}
      {...button}
      {...(busy && { "aria-busy": true, "aria-disabled": true, onClick: ignore })}
    >
      {icon && !busy && <Icon name={icon} />}
      {children}
    </button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();

/** A link that looks like a button. */
export function ButtonLink({ kind, icon, wide, compact, children, ...link }: Look & LinkProps) {
  return (
    <Link className="button" {...toAttributes({ kind, wide, compact })} {...link}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

const IconButtonBox = ui("button", "IconButton")`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${touch};
  height: ${touch};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.m};
  background: none;
  color: var(--muted);
  cursor: pointer;
  transition: background-color ${duration.quick}, color ${duration.quick};

  &:hover { background: var(--sunken); color: var(--text); }
  &:active { background: var(--main-tint); }
  &:disabled { opacity: 0.5; cursor: not-allowed; }
  &[data-kind="danger"]:hover { background: var(--danger-tint); color: var(--danger-text); }
  @media print { display: none; }
`;

type IconLook = { icon: IconName; label: string; kind?: "quiet" | "danger" };

/** A button with an icon only; its label is for screen readers and the tooltip. */
export function IconButton({
  icon,
  label,
  kind,
  ...button
}: IconLook & Omit<ComponentPropsWithoutRef<"button">, "children">) {
  return (
    <IconButtonBox type="button" aria-label={label} title={label} data-kind={kind} {...button}>
      <Icon name={icon} />
    </IconButtonBox>
  );
}

export function IconButtonLink({
  icon,
  label,
  kind,
  ...link
}: IconLook & Omit<LinkProps, "children">) {
  return (
    <IconButtonBox as={Link} aria-label={label} title={label} data-kind={kind} {...link}>
      <Icon name={icon} />
    </IconButtonBox>
  );
}
