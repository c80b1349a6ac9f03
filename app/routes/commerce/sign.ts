import { fontSize, onPhone, radius, shadow, space, ui } from "../../ui/styled.ts";

/** The picture stands beside the details; on a phone above them. */
export const Sign = ui("div", "ShopSign")`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${space.l};
  padding: ${space.m};
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--surface);
  box-shadow: ${shadow.middle};
  ${onPhone} { grid-template-columns: minmax(0, 1fr); }

  > div:last-child { display: grid; gap: ${space.m}; min-width: 0; }
  small { display: block; color: var(--muted); font-size: ${fontSize.s}; }
  strong { font-size: ${fontSize.l}; font-weight: 650; line-height: 1.35; }
  p { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.xs}; }
  p svg { margin-top: 0.125rem; color: var(--muted); }
  ${onPhone} { .button { flex: 1 1 100%; } }
`;
