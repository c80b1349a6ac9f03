import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { onPhone, space, ui } from "../styled.ts";
import { disclosure } from "./disclosure.ts";

const Box = ui("div", "FoldedOnPhone")`
  > details { ${disclosure} }
  > details { display: none; }
  ${onPhone} {
    > details { display: block; margin-block: calc(-1 * ${space.s}); }
    > details[open] { margin-bottom: 0; }
    > details:not([open]) + div { display: none; }
  }
`;

/**
 * Keeps a form out of the list's way on a phone until the user opens it. Elsewhere it is always open, so the
 * form stands beside the disclosure, and not in it.
 */
export const FoldedOnPhone = ({
  label,
  chosen,
  occasion,
  isOpen,
  children,
}: {
  label: string;
  /** What the form has in it, which the user sees while it is closed. */
  chosen?: string;
  /** A new one folds the form again. */
  occasion: string;
  isOpen: boolean;
  children: ReactNode;
}) => (
  <Box>
    <details key={occasion} open={isOpen}>
      <summary>
        <span>
          {label}
          {chosen && <small>{chosen}</small>}
        </span>
        <Icon name="chevron-down" />
      </summary>
    </details>
    <div>{children}</div>
  </Box>
);
