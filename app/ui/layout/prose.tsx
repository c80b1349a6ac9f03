import type { ReactNode } from "react";
import { fontSize, radius, space, ui } from "../styled.ts";

/** Styles running text of any origin: headings, paragraphs, lists and tables. */
export const Prose = ui("div", "Prose")`
  max-width: 40rem;
  font-size: 1.0625rem;
  line-height: 1.65;
  overflow-wrap: anywhere;

  > * + *, blockquote > * + *, li > * + *, dd > * + * { margin-top: ${space.m}; }
  > * + h2 { margin-top: ${space.xl}; }
  > * + :is(h3, h4, h5, h6) { margin-top: ${space.l}; }
  > h2 + *, > :is(h3, h4, h5, h6) + * { margin-top: ${space.xs}; }
  h2 { font-size: ${fontSize.xl}; }
  :is(h4, h5, h6) { margin: 0; font-size: ${fontSize.m}; font-weight: 650; }

  :is(ul, ol) { padding-inline-start: 1.375em; }
  li + li { margin-top: ${space.xs}; }
  li::marker { color: var(--main-text); }
  dt { font-weight: 650; }
  dd + dt { margin-top: ${space.s}; }
  strong, b { font-weight: 650; }
  small { font-size: ${fontSize.s}; }
  sub, sup { line-height: 0; }
  hr { border: 0; border-top: 1px solid var(--border); }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${space.m};
    border-inline-start: 3px solid var(--main-edge);
    color: var(--muted);
  }
  img { height: auto; border-radius: ${radius.m}; }
  table { width: 100%; border-collapse: collapse; font-size: ${fontSize.s}; line-height: 1.5; text-align: var(--start); }
  caption { padding-bottom: ${space.xs}; color: var(--muted); text-align: var(--start); }
  th, td { padding-block: ${space.xs}; padding-inline-end: ${space.s}; border-bottom: 1px solid var(--border); vertical-align: top; }
  th { font-weight: 650; }

  @media print {
    max-width: none;
    font-size: inherit;
    line-height: 1.5;
    a { color: inherit; }
    a[href^="http"]::after { content: " (" attr(href) ")"; }
    li, tr, blockquote { break-inside: avoid; }
  }
`;

const WithAsideBox = ui("div", "WithAside")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  > div { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: ${space.l}; }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 40rem) minmax(14rem, 20rem);
    gap: ${space.xxl};
    justify-content: center;
  }
  @media print { display: block; > div + div { display: none; } }
`;

/** A column of text, with related content beside it, or below it on a phone. */
export const WithAside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <WithAsideBox>
    <div>{children}</div>
    <div>{aside}</div>
  </WithAsideBox>
);
