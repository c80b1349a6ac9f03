import { type Colour, contrast } from "../../tenant/colour.ts";
import { type ColourPair, colourPairs } from "../../tenant/colour-pairs.ts";
import { type BrandColours, type Theme, toTheme } from "../../tenant/theme.ts";

export const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

export type Judged = { colour: Colour; on: Colour; ratio: number; isEnough: boolean };
export type JudgedPair = { pair: ColourPair } & Record<Scheme, { before: Judged; after: Judged }>;

/** Every pair of colours with its contrast before and after the panel's repair. */
export function judgeColours(colours: BrandColours): JudgedPair[] {
  const before = toTheme(colours, { isRepaired: false });
  const after = toTheme(colours);
  return colourPairs.map((pair): JudgedPair => {
    const judgeIn = (scheme: Scheme) => ({
      before: judge(pair, before[scheme]),
      after: judge(pair, after[scheme]),
    });
    return { pair, light: judgeIn("light"), dark: judgeIn("dark") };
  });
}

function judge({ colour, on, needed }: ColourPair, theme: Theme): Judged {
  const ratio = contrast(theme[colour], theme[on]);
  return { colour: theme[colour], on: theme[on], ratio, isEnough: ratio >= needed };
}

/** Whether the brand chooses one of the two colours; all others are the panel's. */
export const isOfBrand = ({ pair }: JudgedPair): boolean =>
  [pair.colour, pair.on].some((token) => /^--(on-)?(main|secondary|top|menu)/.test(token));

/** Whether the brand's own colours would not do. */
export const isWeak = (pair: JudgedPair): boolean =>
  schemes.some((scheme) => !pair[scheme].before.isEnough);
