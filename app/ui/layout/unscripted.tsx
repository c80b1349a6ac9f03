import type { ReactNode } from "react";
import { ui } from "../styled.ts";

const Box = ui("div", "Unscripted")`
  html[data-scripts] & { display: none; }
  @media print { display: none; }
`;

/**
 * What a page needs only as long as no script runs it: also where the browser runs scripts, but those of
 * the page are blocked or have failed, which neither `<noscript>` nor `@media (scripting)` knows.
 */
export const Unscripted = ({
  as,
  children,
}: {
  as?: "div" | "span" | undefined;
  children: ReactNode;
}) => <Box as={as}>{children}</Box>;
