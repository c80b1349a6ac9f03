import type { FareCard } from "./fares.server.ts";

/** A single fare is chosen without naming its group. */
export function findCard({ cards }: { cards: FareCard[] }, groupId: number | undefined) {
  return cards.length === 1 ? cards[0] : cards.find((card) => card.groupId === groupId);
}
