/**
 * Counts the bytes of answers that browsers have not taken yet, so that those that read slowly on purpose
 * cannot fill the memory, and one network cannot keep the others from their share.
 */
export function createMemoryBudget({
  most,
  mostPerNetwork,
}: {
  most: number;
  mostPerNetwork: number;
}) {
  const byNetwork = new Map<string, number>();
  let all = 0;

  return {
    take(network: string, bytes: number): boolean {
      const own = (byNetwork.get(network) ?? 0) + bytes;
      if (own > mostPerNetwork || all + bytes > most) return false;
      byNetwork.set(network, own);
      all += bytes;
      return true;
    },
    giveBack(network: string, bytes: number): void {
      const own = (byNetwork.get(network) ?? 0) - bytes;
      if (own > 0) byNetwork.set(network, own);
      else byNetwork.delete(network);
      all -= bytes;
    },
  };
}
