import type { ReactNode } from "react";
import { space, ui } from "../../ui/styled.ts";

const Box = ui("div", "Rule")`
  > :last-child {
    display: grid;
    gap: ${space.s};
    margin-top: ${space.s};
    padding-inline-start: 2.25rem;
  }
  &:not(:has(> :first-child :checked)) > :last-child { display: none; }
`;

/** A box that switches a rule on, and what it says then. */
export function Rule({ box, children }: { box: ReactNode; children: ReactNode }) {
  return (
    <Box>
      <div>{box}</div>
      <div>{children}</div>
    </Box>
  );
}
