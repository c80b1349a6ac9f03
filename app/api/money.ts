/**
 * An amount in the currency's minor units, so that sums are exact. On the wire it is a number in
 * the currency itself.
 */
export type Money = { coins: number; currency: string };

export const toMoney = (amount: number, currency: string): Money => ({
  coins: Math.round(amount * 10 ** decimalsOf(currency)),
  currency,
});

export const fromMoney = ({ coins, currency }: Money): number => coins / 10 ** decimalsOf(currency);

/** The digits of an amount with all decimals of its currency, as files have them. */
export const toDigits = (amount: number, currency: string): string =>
  amount.toFixed(decimalsOf(currency));

/** Below zero where the first amount is smaller. */
export const subtract = ({ coins, currency }: Money, other: Money): Money => ({
  coins: coins - other.coins,
  currency,
});

/** Reads digits with or without a point, `12.50`; undefined where they are no amount of the currency. */
export function readMoney(digits: string, currency: string): Money | undefined {
  const decimals = decimalsOf(currency);
  const [, whole = "", part = ""] = /^(\d{1,12})(?:\.(\d+))?$/.exec(digits) ?? [];
  if (whole === "" || part.length > decimals) return undefined;
  const coins = Number(whole + part.padEnd(decimals, "0"));
  return Number.isSafeInteger(coins) && coins > 0 ? { coins, currency } : undefined;
}

const decimalsByCurrency = new Map<string, number>();

/** The number of decimals in amounts of a currency: none for yen. */
function decimalsOf(currency: string): number {
  const decimals =
    decimalsByCurrency.get(currency) ??
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
      .maximumFractionDigits ??
    2;
  decimalsByCurrency.set(currency, decimals);
  return decimals;
}
