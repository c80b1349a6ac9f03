import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Brand } from "../../api/configuration.server.ts";
import type { Offer, Price } from "../../api/offers.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { createPictureAddresses } from "../../request/picture-address.server.ts";
import {
  amountOf,
  explainFare,
  matchesQuotedFare,
  toFareCard,
  toQuotedFare,
} from "./fares.server.ts";

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
  maxStops: 4,
  unservedNeeds: [],
  fare: { price, ...details, ...more },
});

const pictures = createPictureAddresses({
  apiUrl: "http://api.internal",
  publicUrl: undefined,
  secrets: ["s".repeat(32)],
});
const inLanguage = (language: Language) => ({
  ...{ language, brand: { logo: "data:image/svg+xml,<svg/>" } as Brand, siteDomain: undefined },
  app: { services: { pictures } },
});

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, " ");

describe("a fare card", () => {
  test.each([
    [{ kind: "fixed", amount: 18 } as const, "€18.00", "18,00 €", "18"],
    [{ kind: "estimate", amount: 15.3 } as const, "€15.30", "15,30 €", "15.3"],
    [
      { kind: "calculated", low: 8.5, high: 11 } as const,
      "€8.50 – €11.00",
      "8,50-11,00 €",
      "8.5-11",
    ],
  ])("shows %o as %s and %s", (price, en, es, quotedFare) => {
    const card = toFareCard(offer(price), inLanguage("en"));
    expect(card).toMatchObject({ kind: price.kind, languages: "Spanish and English", quotedFare });
    expect(plain(card.price)).toBe(en);
    expect(plain(toFareCard(offer(price), inLanguage("es")).price)).toBe(es);
  });

  test.each([
    [{ kind: "fixed", amount: 18.1 } as const, "€33.30"],
    [{ kind: "calculated", low: 8.5, high: 11 } as const, "€23.70 – €26.20"],
  ])("shows what both ways cost where the way there is %o", (price, total) => {
    const back = offer({ kind: "estimate", amount: 15.2 });
    const card = toFareCard(offer(price), inLanguage("en"), { stops: 0, back });
    expect(plain(card.back?.total)).toBe(total);
  });

  test("shows the price without the code", () => {
    const { fullPrice } = toFareCard(
      offer({ kind: "fixed", amount: 18 }, { withoutDiscount: 20 }),
      inLanguage("en"),
    );
    expect(fullPrice).toBe("€20.00");
  });

  test("has details only if the group shows them and has some", () => {
    const price = { kind: "fixed", amount: 18 } as const;
    const { breakdown, info, waitingPassenger } = details;
    expect(explainFare(offer(price))).toEqual({ breakdown, info, waitingPassenger });
    expect(explainFare(offer(price, { hidesDetails: true }))).toBeUndefined();
    const withoutDetails = { breakdown: [], info: [], waitingPassenger: null };
    expect(explainFare(offer(price, withoutDetails))).toBeUndefined();
    expect(toFareCard(offer(price, withoutDetails), inLanguage("en")).hasDetails).toBe(false);
  });

  test("drops a logo whose address would run a script", () => {
    expect(toFareCard(offer({ kind: "fixed", amount: 18 }), inLanguage("en")).logo).toBeNull();
  });
});

describe("the quoted fare", () => {
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

  test("matches the same fare", () => {
    fc.assert(fc.property(prices, (price) => matchesQuotedFare(price, toQuotedFare(price))));
  });

  test("does not match a higher fare", () => {
    fc.assert(
      fc.property(prices, prices, (quotedFare, now) => {
        if (!matchesQuotedFare(now, toQuotedFare(quotedFare))) return;
        const highest = (price: Price) => (price.kind === "calculated" ? price.high : price.amount);
        expect(highest(now)).toBeLessThanOrEqual(highest(quotedFare));
      }),
    );
  });

  test.each(["", "cheap", "-", "-1", "0-", "Infinity", "1e9", "0x99"])(
    "does not match %j",
    (quotedFare) => {
      expect(matchesQuotedFare({ kind: "fixed", amount: 18 }, quotedFare)).toBe(false);
      expect(matchesQuotedFare({ kind: "calculated", low: 8.5, high: 11 }, quotedFare)).toBe(false);
    },
  );

  test("is promised only if it is a single amount", () => {
    expect(amountOf({ kind: "fixed", amount: 18 })).toBe(18);
    expect(amountOf({ kind: "estimate", amount: 15.3 })).toBe(15.3);
    expect(amountOf({ kind: "calculated", low: 8.5, high: 11 })).toBeNull();
  });
});
