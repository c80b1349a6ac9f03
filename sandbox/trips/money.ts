import type { Brand } from "../brands.ts";

const formatters = new Map<string, Intl.NumberFormat>();

/** "12,50 €" in Spanish, "€12.50" in English. */
export function formatMoney(
  amount: number,
  { language, currency }: Pick<Brand, "language" | "currency">,
): string {
  const key = `${language} ${currency}`;
  const formatter =
    formatters.get(key) ?? new Intl.NumberFormat(language, { style: "currency", currency });
  formatters.set(key, formatter);
  return formatter.format(amount);
}
