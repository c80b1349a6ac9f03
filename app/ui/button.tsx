import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { Icon, type IconName } from "./icon.tsx";

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

export function ButtonLink({ kind, icon, wide, compact, children, ...link }: Look & LinkProps) {
  return (
    <Link className="button" {...toAttributes({ kind, wide, compact })} {...link}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
