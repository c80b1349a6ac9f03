import type { JSX } from "react";
import { styled } from "styled-components";
import { breakpoint } from "./breakpoint.ts";

/**
 * Creates a styled element for one screen or a few: each page that shows it holds its style. What most pages show is styled
 * by the style sheet (`*.css`). The unique name becomes its class, so that server and browser agree on it in whatever order
 * they load the screens.
 */
export function ui<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, name: string) {
  return styled(tag).withConfig({ componentId: name });
}

/** The sizes of the kit. Colours are custom properties, which the brand's theme sets. */

export const fontSize = {
  xs: "0.8125rem",
  s: "0.9375rem",
  m: "1rem",
  l: "1.1875rem",
  xl: "1.4375rem",
  xxl: "1.875rem",
} as const;

export const space = {
  xxs: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.25rem",
  xxl: "3.5rem",
} as const;
export type Space = keyof typeof space;

export const radius = { s: "0.375rem", m: "0.625rem", l: "1rem", pill: "999px" } as const;

export const shadow = {
  low: "0 1px 2px rgb(16 20 28 / 6%)",
  middle: "0 1px 2px rgb(16 20 28 / 6%), 0 6px 20px -6px rgb(16 20 28 / 12%)",
  high: "0 2px 6px rgb(16 20 28 / 8%), 0 20px 48px -12px rgb(16 20 28 / 32%)",
} as const;
export const backdrop = "rgb(12 14 18 / 55%)";

export const duration = { quick: "120ms", calm: "220ms", toast: "6s" } as const;

/** The minimum height of a touch target. */
export const touch = "2.75rem";

/** The look of what lies on the page, such as a card. */
export const surface = `border: 1px solid var(--border); border-radius: ${radius.l}; background: var(--surface);`;

/** For a plate and the like: one line, cut at its end. */
export const oneLine = "overflow: hidden; text-overflow: ellipsis; white-space: nowrap;";

export const onPhone = `@media (max-width: ${breakpoint.phone - 0.02}px)`;
/** Old phones, and a page enlarged fourfold. */
export const onNarrowPhone = `@media (max-width: ${breakpoint.narrowPhone - 0.02}px)`;
