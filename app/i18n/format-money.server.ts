import type { Language } from "./languages.ts";

const formats = new Map<string, Intl.NumberFormat>();

export function formatMoney(amount: number, currency: string, language: Language): string {
  return formatOf(currency, language).format(amount);
}

/** With a sign, for an amount that is added or subtracted. */
export function formatChange(amount: number, currency: string, language: Language): string {
  const sign = { signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language, { style: "currency", currency, ...sign }).format(amount);
}

/** The range, or one amount where both are equal. */
export function formatMoneyRange(
  low: number,
  high: number,
  currency: string,
  language: Language,
): string {
  const format = formatOf(currency, language);
  return low === high ? format.format(low) : format.formatRange(low, high);
}

function formatOf(currency: string, language: Language): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { style: "currency", currency });
  formats.set(key, format);
  return format;
}
