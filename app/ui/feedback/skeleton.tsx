import { radius, space, surface, ui } from "../styled.ts";

const bar = "linear-gradient(var(--border), var(--border))";

const Box = ui("div", "Skeleton")`
  display: grid;

  [aria-hidden] {
    /* What comes within 200 ms shows no sign. */
    animation:
      skeleton-show 200ms step-end,
      skeleton-breathe 1.4s ease-in-out 200ms infinite alternate;
  }
  @keyframes skeleton-show { from { opacity: 0; } }
  @keyframes skeleton-breathe { to { opacity: 0.45; } }

  &:not([data-list]) {
    gap: ${space.s};
    [aria-hidden] { height: 1rem; border-radius: ${radius.s}; background: var(--border); }
    [aria-hidden]:nth-child(2) { width: 45%; }
    [aria-hidden]:last-child:not(:nth-child(2)) { width: 80%; }
  }
  &[data-list] {
    ${surface}
    animation: skeleton-show 200ms step-end;

    /* A name, what belongs to it, and its tools. */
    [aria-hidden] {
      height: 3.5rem;
      background:
        ${bar} ${space.m} 50% / 24% 0.875rem,
        ${bar} 50% 50% / 18% 0.625rem,
        ${bar} calc(100% - ${space.m}) 50% / 10% 0.625rem;
      background-repeat: no-repeat;
    }
    [aria-hidden]:nth-child(odd) { background-size: 18% 0.875rem, 24% 0.625rem, 10% 0.625rem; }
    [aria-hidden] + [aria-hidden] { border-top: 1px solid var(--border); }
  }
`;

/** More lines than this are a list, of which each row takes two. */
const MAX_LINES_OF_TEXT = 6;

export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  const isList = lines > MAX_LINES_OF_TEXT;
  return (
    <Box role="status" data-list={isList ? "" : undefined}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: isList ? Math.round(lines / 2) : lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same
        <span key={line} aria-hidden="true" />
      ))}
    </Box>
  );
}
