import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { Icon, type IconName } from "./icon.tsx";

type Look = { icon: IconName; label: string; kind?: "danger" };

/** A button with an icon only; its label is for screen readers and the tooltip. */
export function IconButton({
  icon,
  label,
  kind,
  ...button
}: Look & Omit<ComponentPropsWithoutRef<"button">, "children">) {
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={label}
      title={label}
      data-kind={kind}
      {...button}
    >
      <Icon name={icon} />
    </button>
  );
}

export function IconButtonLink({ icon, label, kind, ...link }: Look & Omit<LinkProps, "children">) {
  return (
    <Link className="icon-button" aria-label={label} title={label} data-kind={kind} {...link}>
      <Icon name={icon} />
    </Link>
  );
}
