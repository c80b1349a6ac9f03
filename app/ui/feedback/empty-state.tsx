import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";

/** Where a page shows nothing else, its title is the page's `h1`. */
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
    <div className="empty-state">
      <Icon name={icon} size="1.75rem" />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div>{action}</div>}
    </div>
  );
}
