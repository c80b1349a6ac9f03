import { fontSize, onPhone, radius, shadow, space, ui } from "../../ui/styled.ts";

/** Cards in as many columns as fit; on a phone the picture stands beside the text. */
export const Shops = ui("ul", "Shops")`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space.m};
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space.m};
    padding: ${space.m};
    border: 1px solid var(--border);
    border-radius: ${radius.l};
    background: var(--surface);
    box-shadow: ${shadow.low};
    &:hover { box-shadow: ${shadow.middle}; }
    ${onPhone} { grid-template-columns: 6rem minmax(0, 1fr); }
  }
  > li > div:last-child { display: grid; align-content: start; justify-items: start; gap: ${space.xs}; }
  h2 { font-size: ${fontSize.l}; line-height: 1.3; }
  h2 a { color: inherit; text-decoration: none; &:hover { text-decoration: underline; } }
  h2 a::after { content: ""; position: absolute; inset: 0; border-radius: ${radius.l}; }
  small { color: var(--muted); font-size: ${fontSize.xs}; font-weight: 600; }
  p { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.xs}; font-size: ${fontSize.s}; }
  p svg { margin-top: 0.125rem; color: var(--main-text); }
`;
