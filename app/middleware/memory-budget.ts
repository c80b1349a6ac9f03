/**
 * Counts the bytes of answers that browsers have not read yet, so that slow readers cannot fill the
 * memory, and one network cannot take the others' share.
 */
export function createMemoryBudget({ max, maxPerNetwork }: { max: number; maxPerNetwork: number }) {
  const byNetwork = new Map<string, number>();
  let total = 0;

  return {
    take(network: string, bytes: number): boolean {
      const own = (byNetwork.get(network) ?? 0) + bytes;
      if (own > maxPerNetwork || total + bytes > max) return false;
      byNetwork.set(network, own);
      total += bytes;
      return true;
    },
    giveBack(network: string, bytes: number): void {
      const own = (byNetwork.get(network) ?? 0) - bytes;
      if (own > 0) byNetwork.set(network, own);
      else byNetwork.delete(network);
      total -= bytes;
    },
  };
}
