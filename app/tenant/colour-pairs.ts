import { textContrast } from "./fill.ts";
import { edgeContrast, type ThemeToken } from "./theme.ts";

/** A colour that has to be seen on another, and the contrast that WCAG 2.2 AA asks for. */
export type ColourPair = {
  colour: ThemeToken;
  on: ThemeToken;
  needed: typeof textContrast | typeof edgeContrast;
};

const accents = ["main", "secondary", "success", "danger", "warning", "info"] as const;
const papers = ["--page", "--surface", "--raised", "--sunken"] as const;
const backgrounds = [...papers, ...accents.map((accent) => `--${accent}-tint` as const)];

const text = (colour: ThemeToken, on: ThemeToken): ColourPair => ({
  ...{ colour, on, needed: textContrast },
});
const edge = (colour: ThemeToken, on: ThemeToken): ColourPair => ({
  ...{ colour, on, needed: edgeContrast },
});

/** Every pair of colours that the pages of a brand have. */
export const colourPairs: ColourPair[] = [
  text("--top-text", "--top-bar"),
  text("--top-text", "--top-bar-hover"),
  text("--top-text", "--top-bar-active"),
  text("--menu-text", "--surface"),
  text("--menu-text", "--sunken"),
  ...accents.flatMap((accent) => [
    text(`--on-${accent}`, `--${accent}`),
    text(`--on-${accent}`, `--${accent}-hover`),
    text(`--on-${accent}`, `--${accent}-active`),
    ...papers.map((paper) => text(`--${accent}-text`, paper)),
    text(`--${accent}-text`, `--${accent}-tint`),
    ...papers.map((paper) => edge(`--${accent}-edge`, paper)),
  ]),
  ...backgrounds.flatMap((background) => [
    text("--text", background),
    text("--muted", background),
    edge("--boundary", background),
    edge("--focus", background),
  ]),
];
