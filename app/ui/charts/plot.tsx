import { type ReactNode, useId } from "react";
import { directionOf } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-texts.ts";
import { fontSize, onPhone, space, ui } from "../styled.ts";

/**
 * Widths are shares of the drawing, heights and letters pixels, so that a drawing of any width has letters of one size and
 * needs no script. A policy for styles forbids `style=`; attributes of SVG are none.
 */
const Box = ui("div", "Plot")`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs};

  > svg { overflow: visible; width: 100%; }
  > svg[data-axis] { width: var(--axis, 2.25rem); }
  &[data-axis="names"] { --axis: 3rem; }
  &[data-axis="amounts"] { --axis: 3.75rem; }
  text { fill: var(--muted); font-size: ${fontSize.xs}; font-variant-numeric: tabular-nums; }
  text[data-strong] { fill: var(--text); font-weight: 650; }
  line { stroke: var(--border); }
  line[data-base] { stroke: var(--boundary); }
  [data-mark="solid"] { fill: var(--main-edge); }
  [data-mark="text"] { fill: var(--text); }
  [data-mark="hollow"] { fill: var(--surface); stroke: var(--main-edge); stroke-width: 2px; }
  [data-mark="ring"] { fill: none; stroke: var(--main-edge); stroke-width: 2px; }
  [data-mark="gap"] { stroke: var(--surface); stroke-width: 3px; }
  [data-mark="link"] { stroke: var(--boundary); stroke-width: 2px; }
  [data-mark="cell"] { fill: var(--sunken); }
  [data-target] { fill: transparent; }
  @media (hover: hover) { g:hover > [data-target] { fill: var(--sunken); } }
  ${onPhone} { text[data-minor] { display: none; } }
  @media (forced-colors: active) {
    text { fill: CanvasText; }
    [data-mark="solid"] { fill: Highlight; }
    [data-mark="text"] { fill: CanvasText; }
    [data-mark="hollow"] { fill: Canvas; stroke: Highlight; }
  }
`;

export const percent = (share: number): string => `${Number((share * 100).toFixed(3))}%`;

/** Mirrors shares of the width where the page is mirrored, so that a chart reads as its page does. */
export function useAcross() {
  const isMirrored = directionOf(useLanguage()) === "rtl";
  return {
    isMirrored,
    /** The left edge of what is so wide and begins here. */
    edgeAt: (start: number, width = 0): string => percent(isMirrored ? 1 - start - width : start),
  };
}

/** A drawing with the labels of its axis beside it. */
export function Plot({
  height,
  labels,
  axis,
  title,
  description,
  children,
}: {
  height: number;
  /** Where they stand, from the top. */
  labels: { y: number; text: string }[];
  /** What its labels are, if not small numbers. */
  axis?: "names" | "amounts";
  title: string;
  description: string;
  children: ReactNode;
}) {
  const { isMirrored } = useAcross();
  const id = useId();
  return (
    <Box data-axis={axis}>
      <svg data-axis="" height={height} aria-hidden="true" focusable="false">
        {labels.map(({ y, text }) => (
          <text key={y} x={isMirrored ? "0%" : "100%"} y={y} dy="0.35em" textAnchor="end">
            {text}
          </text>
        ))}
      </svg>
      <svg
        height={height}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}description`}
      >
        <title id={`${id}title`}>{title}</title>
        <desc id={`${id}description`}>{description}</desc>
        {children}
      </svg>
    </Box>
  );
}

/** Of many labels in a row, so many have room, and half as many on a phone. */
export function spreadLabels(count: number, most = 9) {
  const every = Math.ceil(count / most);
  const everyOnPhone = Math.ceil(count / (most / 1.8));
  return (at: number): "shown" | "minor" | "hidden" => {
    if (at % everyOnPhone === 0) return "shown";
    // Beside a label that a phone shows, there must be room for it.
    return at % every === 0 && everyOnPhone % every === 0 ? "minor" : "hidden";
  };
}
