import { radius, ui } from "./styled.ts";

const Cap = ui("kbd", "KeyCap")`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: 1.75em;
  height: 1.75em;
  border: 1px solid;
  border-bottom-width: 3px;
  border-radius: ${radius.s};
  font: inherit;
  font-weight: 700;
  font-size: 0.875em;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  /* Touch screens have no such key. */
  @media (hover: none) and (pointer: coarse) { display: none; }
  html:not([data-scripts]) & { display: none; }
`;

/** Shows the number key that triggers the control. */
export const KeyCap = ({ children }: { children: number }) => (
  <Cap aria-hidden="true">{children}</Cap>
);
