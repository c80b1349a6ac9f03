const accented: Record<string, string> = {
  ...{ a: "á", c: "ç", d: "đ", e: "ë", g: "ğ", h: "ĥ", i: "ï", l: "ł", n: "ñ", o: "ö", r: "ř" },
  ...{ s: "š", t: "ţ", u: "ü", w: "ŵ", y: "ÿ", z: "ž" },
  ...{ A: "Á", C: "Ç", D: "Đ", E: "Ë", I: "Ï", N: "Ñ", O: "Ö", R: "Ř", S: "Š", T: "Ţ", U: "Ü" },
};

/** What marks the beginning and the end of a text, so that one that is cut is seen. */
export const PSEUDO_BRACKETS = ["⟦", "⟧"] as const;

/** German and Basque texts are that much longer than English ones; short ones even more. */
const GROWTH = 0.35;

/** A text as no language has it: long, accented and in brackets. It can still be read. */
export function toPseudo(text: string): string {
  const [begin, end] = PSEUDO_BRACKETS;
  const plain = text.replaceAll(/\{\{\w+\}\}/g, "");
  const filler = "one two three four five six seven eight nine ten ".repeat(
    1 + Math.ceil(plain.length / 50),
  );
  const padding = filler.slice(0, Math.max(3, Math.round(plain.length * GROWTH))).trim();
  const letters = `${text} ${padding}`.replaceAll(
    /\{\{\w+\}\}|[a-z]/gi,
    (part) => accented[part] ?? part,
  );
  return begin + letters + end;
}
