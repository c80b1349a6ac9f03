import { ui } from "../styled.ts";
import { onPhone, radius, shadow, space } from "../tokens.ts";

/** A sheet of its own on the page. */
export const Card = ui("section", "Card")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.l};
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--surface);
  box-shadow: ${shadow.middle};
  ${onPhone} { padding: ${space.m}; }
  @media print { box-shadow: none; break-inside: avoid; }
`;
