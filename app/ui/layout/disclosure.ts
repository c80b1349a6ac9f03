import { fontSize, space, touch } from "../styled.ts";

/** A `details` whose summary is a text and a chevron. */
export const disclosure = `
  > summary {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${touch};
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary > :first-child { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  > summary small { display: block; color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; }
  > summary > svg { flex: none; color: var(--muted); }
  /* Chromium leaves the transitions of what it only skips unfinished. */
  &:not([open]) > :not(summary) { display: none; }
  &[open] > summary > svg { rotate: 180deg; }
  &[open] > summary { margin-bottom: ${space.s}; }
`;
