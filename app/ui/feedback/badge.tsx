import type { ReactNode } from "react";
import { fontSize, radius, ui } from "../styled.ts";

const Box = ui("span", "Badge")`
  display: inline-block;
  padding: 0.125rem 0.625rem;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: var(--sunken);
  color: var(--text);
  font-size: ${fontSize.xs};
  font-weight: 600;
  line-height: 1.5;
  white-space: nowrap;

  &[data-wraps] { border-radius: ${radius.m}; white-space: normal; overflow-wrap: anywhere; }
  &[data-tone="main"] { background: var(--main-tint); color: var(--main-text); }
  &[data-tone="secondary"] { background: var(--secondary-tint); color: var(--secondary-text); }
  &[data-tone="success"] { background: var(--success-tint); color: var(--success-text); }
  &[data-tone="warning"] { background: var(--warning-tint); color: var(--warning-text); }
  &[data-tone="danger"] { background: var(--danger-tint); color: var(--danger-text); }
  &[data-tone="info"] { background: var(--info-tint); color: var(--info-text); }
`;

export type BadgeTone =
  | "neutral"
  | "main"
  | "secondary"
  | "success"
  | "warning"
  | "danger"
  | "info";

export const Badge = ({
  tone = "neutral",
  wraps,
  children,
}: {
  tone?: BadgeTone;
  /** For a whole sentence, which may take several lines. */
  wraps?: boolean;
  children: ReactNode;
}) => (
  <Box data-tone={tone} data-wraps={wraps ? "" : undefined}>
    {children}
  </Box>
);
