import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Offer, Price } from "../../api/offers.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { createPictureAddresses } from "../../request/picture-address.server.ts";
import { amountOf, isAsSeen, toFareCard, toSeen } from "./fares.server.ts";

const details: Omit<Offer["fare"], "price"> = {
  withoutDiscount: null,
  isScheduled: false,
  hidesDetails: false,
  breakdown: [{ label: "Bajada de bandera", value: "2,40 €" }],
  info: ["Tarifa diurna"],
  waitingPassenger: "Espera: 0,35 € el minuto",
};

const offer = (price: Price, more: Partial<typeof details> = {}): Offer => ({
  groupId: 1,
  name: "Radio Taxi Cantalmar",
  logo: "javascript:alert(1)",
  currency: "EUR",
  taxiLanguages: ["es", "en"],
  fare: { price, ...details, ...more },
});

const pictures = createPictureAddresses({
  apiUrl: "http://api.internal",
  publicUrl: undefined,
  secrets: ["s".repeat(32)],
});
const inLanguage = (language: Language) => ({ language, app: { services: { pictures } } });

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, " ");

describe("a fare as a page shows it", () => {
  test.each([
    [{ kind: "fixed", amount: 18 } as const, "€18.00", "18,00 €", "18"],
    [{ kind: "estimate", amount: 15.3 } as const, "€15.30", "15,30 €", "15.3"],
    [
      { kind: "calculated", low: 8.5, high: 11 } as const,
      "€8.50 – €11.00",
      "8,50-11,00 €",
      "8.5-11",
    ],
  ])("%o", (price, en, es, seen) => {
    const card = toFareCard(offer(price), inLanguage("en"));
    expect(card).toMatchObject({ kind: price.kind, languages: "Spanish and English", seen });
    expect(plain(card.price)).toBe(en);
    expect(plain(toFareCard(offer(price), inLanguage("es")).price)).toBe(es);
  });

  test("says what it would be without the code", () => {
    const { fullPrice } = toFareCard(
      offer({ kind: "fixed", amount: 18 }, { withoutDiscount: 20 }),
      inLanguage("en"),
    );
    expect(fullPrice).toBe("€20.00");
  });

  test("explains itself where the group does, and has something to explain", () => {
    const price = { kind: "fixed", amount: 18 } as const;
    const { breakdown, info, waitingPassenger } = details;
    expect(toFareCard(offer(price), inLanguage("en")).details).toEqual({
      breakdown,
      info,
      waitingPassenger,
    });
    expect(
      toFareCard(offer(price, { hidesDetails: true }), inLanguage("en")).details,
    ).toBeUndefined();
    const silent = { breakdown: [], info: [], waitingPassenger: null };
    expect(toFareCard(offer(price, silent), inLanguage("en")).details).toBeUndefined();
  });

  test("shows no picture from an address that would run something", () => {
    expect(toFareCard(offer({ kind: "fixed", amount: 18 }), inLanguage("en")).logo).toBeNull();
  });
});

describe("the fare that was seen", () => {
  const cents = fc.integer({ min: 0, max: 100_000 }).map((count) => count / 100);
  const prices = fc.oneof(
    cents.map((amount): Price => ({ kind: "fixed", amount })),
    cents.map((amount): Price => ({ kind: "estimate", amount })),
    fc.tuple(cents, cents).map(
      ([one, other]): Price => ({
        kind: "calculated",
        low: Math.min(one, other),
        high: Math.max(one, other),
      }),
    ),
  );

  test("is known again", () => {
    fc.assert(fc.property(prices, (price) => isAsSeen(price, toSeen(price))));
  });

  test("is never a lower one", () => {
    fc.assert(
      fc.property(prices, prices, (seen, now) => {
        if (!isAsSeen(now, toSeen(seen))) return;
        const most = (price: Price) => (price.kind === "calculated" ? price.high : price.amount);
        expect(most(now)).toBeLessThanOrEqual(most(seen));
      }),
    );
  });

  test.each(["", "cheap", "-", "-1", "0-", "Infinity", "1e9", "0x99"])("is not %s", (seen) => {
    expect(isAsSeen({ kind: "fixed", amount: 18 }, seen)).toBe(false);
    expect(isAsSeen({ kind: "calculated", low: 8.5, high: 11 }, seen)).toBe(false);
  });

  test("is promised where it is one amount", () => {
    expect(amountOf({ kind: "fixed", amount: 18 })).toBe(18);
    expect(amountOf({ kind: "estimate", amount: 15.3 })).toBe(15.3);
    expect(amountOf({ kind: "calculated", low: 8.5, high: 11 })).toBeNull();
  });
});
