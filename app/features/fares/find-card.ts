import type { FareCard } from "./fares.server.ts";

/** Of several fares the one of this group; where there is but one, that. */
export function findCard(
  { cards }: { cards: FareCard[] },
  groupId: number | undefined,
): FareCard | undefined {
  return cards.length === 1 ? cards[0] : cards.find((card) => card.groupId === groupId);
}
