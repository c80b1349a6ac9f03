import { ui } from "../../ui/styled.ts";

/** A line of text with a muted second line. */
export const TwoLines = ui("div", "TwoLines")`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  > * + * { color: var(--muted); }
`;
