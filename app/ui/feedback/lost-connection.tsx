import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

/** Says that a request has not reached the server; `action` sends it again. */
export function LostConnection({
  title,
  overPage,
  action,
  children,
}: {
  title: string;
  /** Stays at the bottom of the window. */
  overPage: boolean;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="lost-connection" data-over-page={overPage ? "" : undefined} role="alert">
      <Icon name="warning" size="1.5em" />
      <p>
        <strong>{title}</strong> {children}
      </p>
      {action}
    </div>
  );
}
