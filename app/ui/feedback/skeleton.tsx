import { radius, space, ui } from "../styled.ts";

const Box = ui("div", "Skeleton")`
  display: grid;
  gap: ${space.s};

  [aria-hidden] {
    height: 1rem;
    border-radius: ${radius.s};
    background: var(--border);
    animation: skeleton-breathe 1.4s ease-in-out infinite alternate;
  }
  [aria-hidden]:nth-child(2) { width: 45%; }
  [aria-hidden]:last-child:not(:nth-child(2)) { width: 80%; }
  @keyframes skeleton-breathe { to { opacity: 0.45; } }
`;

/** A placeholder while text loads; `label` says what loads. */
export function Skeleton({ label }: { label: string }) {
  return (
    <Box role="status">
      <span className="visually-hidden">{label}</span>
      {[1, 2, 3].map((line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </Box>
  );
}
