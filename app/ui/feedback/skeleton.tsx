import { radius, space, ui } from "../styled.ts";

const Box = ui("div", "Skeleton")`
  display: grid;
  gap: ${space.s};

  [aria-hidden] {
    height: 1rem;
    border-radius: ${radius.s};
    background: var(--border);
    /* What comes within 200 ms shows no sign. */
    animation:
      skeleton-show 200ms step-end,
      skeleton-breathe 1.4s ease-in-out 200ms infinite alternate;
  }
  @keyframes skeleton-show { from { opacity: 0; } }
  [aria-hidden]:nth-child(2) { width: 45%; }
  [aria-hidden]:last-child:not(:nth-child(2)) { width: 80%; }
  @keyframes skeleton-breathe { to { opacity: 0.45; } }
`;

/** A placeholder while text loads; `label` says what loads. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <Box role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all lines are the same
        <span key={line} aria-hidden="true" />
      ))}
    </Box>
  );
}
