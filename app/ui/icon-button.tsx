import { Link, type LinkProps } from "@remix-run/react";
import type { ComponentPropsWithoutRef } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { duration, radius, touch, ui } from "./styled.ts";

const Box = ui("button", "IconButton")`
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
  &[data-kind="danger"]:hover { background: var(--danger-tint); color: var(--danger-text); }
  @media print { display: none; }
`;

type Look = { icon: IconName; label: string; kind?: "danger" };

/** A button with an icon only; its label is for screen readers and the tooltip. */
export function IconButton({
  icon,
  label,
  kind,
  ...button
}: Look & Omit<ComponentPropsWithoutRef<"button">, "children">) {
  return (
    <Box type="button" aria-label={label} title={label} data-kind={kind} {...button}>
      <Icon name={icon} />
    </Box>
  );
}

export function IconButtonLink({ icon, label, kind, ...link }: Look & Omit<LinkProps, "children">) {
  return (
    <Box as={Link} aria-label={label} title={label} data-kind={kind} {...link}>
      <Icon name={icon} />
    </Box>
  );
}
