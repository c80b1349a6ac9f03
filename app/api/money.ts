/**
 * Some money, counted in the smallest coins of its currency: sums of whole numbers come out even.
 * On the wire it is a number in the currency itself.
 */
export type Money = { coins: number; currency: string };

export const toMoney = (amount: number, currency: string): Money => ({
  coins: Math.round(amount * 10 ** decimalsOf(currency)),
  currency,
});

export const fromMoney = ({ coins, currency }: Money): number => coins / 10 ** decimalsOf(currency);

/** What is left; below zero where it is not enough. */
export const subtract = ({ coins, currency }: Money, other: Money): Money => ({
  coins: coins - other.coins,
  currency,
});

/** Digits with or without a point, `12.50`; nothing where no coins make it. */
export function readMoney(digits: string, currency: string): Money | undefined {
  const decimals = decimalsOf(currency);
  const [, whole = "", part = ""] = /^(\d{1,12})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (whole === "" || part.length > decimals) return undefined;
  const coins = Number(whole + part.padEnd(decimals, "0"));
  return Number.isSafeInteger(coins) && coins > 0 ? { coins, currency } : undefined;
}

const known = new Map<string, number>();

/** How many decimals a currency is written with: none for yen. */
function decimalsOf(currency: string): number {
  const decimals =
    known.get(currency) ??
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits ??
    2;
  known.set(currency, decimals);
  return decimals;
}
