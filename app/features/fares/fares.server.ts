import {
  isAbout,
  type Journey,
  type Offer,
  type Price,
  searchOffers,
} from "../../api/offers.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { formatMoney, formatMoneyRange } from "../../i18n/format-money.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { nameLanguages } from "../../i18n/spoken-languages.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { toPictureAddress, type WithPictures } from "../../request/picture-address.server.ts";

/** What a journey costs, and with whom; and which part of the request had to be left out for that. */
export type FoundOffers = {
  offers: Offer[];
  refused: ("code" | "date")[];
  /** How many could not be read: a fare of a kind that the panel does not know, say. */
  leftOut: number;
};

/** Whoever belongs to one group travels with that one; all others with whichever they choose. */
export async function findOffers(journey: Journey, context: MemberContext): Promise<FoundOffers> {
  const search = async (asked: Journey) => {
    const { value: offers, leftOut } = await readRows(context.api, (rows) =>
      searchOffers(rows, asked, context.user.exclusiveGroupId ?? undefined),
    );
    return { offers, leftOut };
  };
  try {
    return { ...(await search(journey)), refused: [] };
  } catch (error) {
    if (isAbout("date", error)) return { offers: [], refused: ["date"], leftOut: 0 };
    if (!isAbout("code", error)) throw error;
    return { ...(await search({ ...journey, code: undefined })), refused: ["code"] };
  }
}

/** A group's fare as a page shows it. */
export type FareCard = {
  groupId: number;
  group: string;
  logo: string | null;
  /** What the drivers speak, as a phrase; empty where the group does not say. */
  languages: string;
  kind: Price["kind"];
  price: string;
  /** What it would be without the code. */
  fullPrice: string | undefined;
  isScheduled: boolean;
  /** Nothing where the group does not explain the fare. */
  details: FareDetails | undefined;
  /** Goes with the order, so that nobody travels at another price than the one that was shown. */
  seen: string;
};

type FareDetails = {
  breakdown: { label: string; value: string }[];
  info: string[];
  waitingPassenger: string | null;
};

export function toFareCard(offer: Offer, context: { language: Language } & WithPictures): FareCard {
  const { language } = context;
  const { groupId, name, logo, currency, taxiLanguages, fare } = offer;
  const { breakdown, info, waitingPassenger, withoutDiscount } = fare;
  const explains = breakdown.length > 0 || info.length > 0 || waitingPassenger !== null;
  return {
    groupId,
    group: name,
    logo: toPictureAddress(logo, context),
    languages: nameLanguages(taxiLanguages, language),
    kind: fare.price.kind,
    price: formatPrice(offer, language),
    fullPrice:
      withoutDiscount === null ? undefined : formatMoney(withoutDiscount, currency, language),
    isScheduled: fare.isScheduled,
    details: explains && !fare.hidesDetails ? { breakdown, info, waitingPassenger } : undefined,
    seen: toSeen(fare.price),
  };
}

export function formatPrice({ fare: { price }, currency }: Offer, language: Language): string {
  return price.kind === "calculated"
    ? formatMoneyRange(price.low, price.high, currency, language)
    : formatMoney(price.amount, currency, language);
}

/** A fare in the few characters in which a form sends it back. */
export function toSeen(price: Price): string {
  return price.kind === "calculated" ? `${price.low}-${price.high}` : `${price.amount}`;
}

/** Whether a fare is what somebody has seen. A range may well end lower than it did. */
export function isAsSeen(price: Price, seen: string): boolean {
  if (price.kind !== "calculated") return toSeen(price) === seen;
  const [, high] = seen.match(/^[\d.]+-([\d.]+)$/) ?? [];
  return high !== undefined && price.high <= Number(high);
}

/** The one amount that an order promises; nothing where the meter decides. */
export function amountOf(price: Price): number | null {
  return price.kind === "calculated" ? null : price.amount;
}

/** Between which amounts a metered fare was said to end. */
export function rangeOf(price: Price): { low: number; high: number } | undefined {
  return price.kind === "calculated" ? { low: price.low, high: price.high } : undefined;
}
