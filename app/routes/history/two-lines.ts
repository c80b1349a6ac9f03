import { ui } from "../../ui/styled.ts";

/** One line and what there is to add to it. */
export const Two = ui("div", "TwoLines")`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  > span + span { color: var(--muted); }
`;
