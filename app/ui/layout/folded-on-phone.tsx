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
  isOpen,
  children,
}: {
  label: string;
  isOpen: boolean;
  children: ReactNode;
}) => (
  <Box>
    <details open={isOpen}>
      <summary>
        <span>{label}</span>
        <Icon name="chevron-down" />
      </summary>
    </details>
    <div>{children}</div>
  </Box>
);
