import type { ReactNode } from "react";
import { ui } from "../styled.ts";
import { space } from "../tokens.ts";

const Box = ui("div", "WithAside")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  > div { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: ${space.l}; }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 40rem) minmax(14rem, 20rem);
    gap: ${space.xxl};
    justify-content: center;
  }
  @media print { display: block; > div + div { display: none; } }
`;

/** A column of text, with related content beside it, or below it on a phone. */
export const WithAside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Box>
    <div>{children}</div>
    <div>{aside}</div>
  </Box>
);
