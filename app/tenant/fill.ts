import {
  black,
  type Colour,
  contrast,
  lighter,
  readable,
  toOklch,
  white,
  withLightness,
} from "./colour.ts";

/** What WCAG 2.2 AA asks of text. */
export const textContrast = 4.5;

/** White where it can be read, and else a dark shade of the colour itself. */
export const toFilledText = (filled: Colour) =>
  contrast(white, filled) >= textContrast ? white : withLightness(filled, 0.2);

/** The text on a filled colour, and how the fill looks while it is pointed at and pressed. */
export function fill(filled: Colour, wantedText: Colour, adapt = readable) {
  const text = adapt(wantedText, [filled], textContrast);
  // Away from the text, unless there is nowhere left to go.
  const away = contrast(text, black) > contrast(filled, black) ? -0.05 : 0.05;
  const end = toOklch(filled).l + 2 * away;
  const isAtEnd = end < 0.05 || end > 0.98;
  const isReadableAt = (colour: Colour) => contrast(text, colour) >= textContrast;
  const step = isAtEnd && isReadableAt(lighter(filled, -2 * away)) ? -away : away;
  const move = (by: number) => {
    const moved = lighter(filled, by);
    return isReadableAt(moved) ? moved : filled;
  };
  return { hover: move(step), active: move(2 * step), text };
}
