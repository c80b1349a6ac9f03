import type { ReactNode } from "react";
import { onPhone, space, ui } from "../styled.ts";

const Box = ui("div", "Hero")`
  --focus: currentColor;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border-bottom: 1px solid var(--main-edge);
  background: var(--main);
  color: var(--on-main);

    /* The pattern's colour keeps the text readable. */
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    mask-image: linear-gradient(100deg, transparent 35%, #000 85%);
  }
  &[data-pattern="rings"]::before {
    background: repeating-radial-gradient(circle at 82% 50%, var(--main-active) 0 2px, transparent 2px 2.75rem);
  }
  &[data-pattern="lanes"]::before {
    background: repeating-linear-gradient(118deg, var(--main-active) 0 1.25rem, transparent 1.25rem 4.5rem);
  }
  &[data-pattern="checks"]::before {
    background: repeating-conic-gradient(var(--main-active) 0 25%, transparent 0 50%) 0 0 / 3.5rem 3.5rem;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    gap: ${space.xl} ${space.xxl};
    max-width: calc(76rem + 2 * ${space.xl});
    margin: 0 auto;
    padding: clamp(${space.xl}, 6vw, 5.5rem) ${space.xl};
    @media (min-width: 900px) { grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); }
    ${onPhone} { padding: ${space.xl} ${space.m}; }
  }
  h1 { font-size: clamp(1.875rem, 1.25rem + 2.4vw, 3.25rem); line-height: 1.12; letter-spacing: -0.02em; }
  a:not([data-kind]) { color: inherit; }
  [data-lead] { max-width: 34rem; font-size: 1.1875rem; }

  .button[data-kind="primary"], .button[data-kind="primary"]:is(:hover, :active) {
    border-color: transparent;
    background: var(--on-main);
    color: var(--main);
  }
  .button[data-kind="secondary"] { border-color: currentColor; background: none; color: inherit; }
  .button[data-kind="secondary"]:hover { background: var(--main-hover); }
  .button[data-kind="secondary"]:active { background: var(--main-active); }
  .button[data-kind]:hover { text-decoration: underline; }

  .card { border: 0; color: var(--text); }

  @media print {
    background: none;
    color: inherit;
    &::before { content: none; }
  }
`;

/** Patterns distinguish brands with the same colour. */
export const heroPatterns = ["checks", "rings", "lanes"] as const;
export type HeroPattern = (typeof heroPatterns)[number];

export const patternOf = (brandId: number): HeroPattern =>
  heroPatterns[brandId % heroPatterns.length] ?? heroPatterns[0];

/** The header of a landing page, in the brand's colour from edge to edge. */
export const Hero = ({
  pattern,
  aside,
  children,
}: {
  pattern: HeroPattern;
  /** Beside the text, or below it on a phone. */
  aside: ReactNode;
  children: ReactNode;
}) => (
  <Box data-pattern={pattern}>
    <div>
      <div>{children}</div>
      {aside}
    </div>
  </Box>
);
