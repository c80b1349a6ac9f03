import { createGlobalStyle } from "styled-components";
import { fontFamily, fontSize, space } from "./tokens.ts";

export const GlobalStyle = createGlobalStyle`
  *, ::before, ::after { box-sizing: border-box; }
  html {
    scroll-padding-top: 5rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body {
    min-height: 100vh;
    min-height: 100dvh;
    margin: 0;
    background: var(--page);
    color: var(--text);
    font: ${fontSize.m}/1.5 ${fontFamily};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend {
    margin: 0;
    padding: 0;
    border: 0;
  }
  h1, h2, h3 {
    line-height: 1.25;
    font-weight: 650;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 { font-size: ${fontSize.xxl}; }
  h2 { font-size: ${fontSize.xl}; }
  h3 { font-size: ${fontSize.l}; }
  ul[role="list"] { list-style: none; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a {
    color: var(--main-text);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  a:hover { text-decoration-thickness: 2px; }
  hr { width: 100%; margin: ${space.m} 0; border: 0; border-top: 1px solid var(--border); }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  main:focus { outline: none; }
  [hidden] { display: none !important; }
  .visually-hidden:not(:focus, :active) {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    @page { margin: 18mm; }
    body { background: none; font-size: 11pt; }
    h1, h2, h3 { break-after: avoid; }
  }
`;
