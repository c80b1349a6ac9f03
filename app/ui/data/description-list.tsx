import type { ReactNode } from "react";
import { onPhone, space, ui } from "../styled.ts";

const Box = ui("dl", "DescriptionList")`
  > div {
    display: grid;
    grid-template-columns: minmax(0, min(14rem, 40%)) 1fr;
    gap: ${space.xxs} ${space.m};
    padding: ${space.s} 0;
  }
  > div + div { border-top: 1px solid var(--border); }
  dt { color: var(--muted); }
  dd { min-width: 0; font-weight: 550; }
  ${onPhone} { > div { grid-template-columns: minmax(0, 1fr); } }
`;

type Description = { term: string; detail: ReactNode };

/** Terms with their details, as of a trip; a term without a detail is left out. */
export const DescriptionList = ({ items }: { items: Description[] }) => (
  <Box>
    {items
      .filter(({ detail }) => detail)
      .map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
  </Box>
);
