export type Hear = (message: string) => void;

/** Who listens in this process, to what. */
export function createChannels({
  onFirst = () => {},
  onLast = () => {},
}: {
  onFirst?: (channel: string) => void;
  onLast?: (channel: string) => void;
} = {}) {
  const listeners = new Map<string, Set<Hear>>();

  return {
    names: () => [...listeners.keys()],
    tell(channel: string, message: string): void {
      for (const hear of [...(listeners.get(channel) ?? [])]) hear(message);
    },
    listen(channel: string, given: Hear): () => void {
      // Whoever listens twice with one function is two.
      const hear: Hear = (message) => given(message);
      const others = listeners.get(channel) ?? new Set<Hear>();
      listeners.set(channel, others.add(hear));
      if (others.size === 1) onFirst(channel);
      return () => {
        if (!others.delete(hear) || others.size > 0) return;
        listeners.delete(channel);
        onLast(channel);
      };
    },
    clear: () => listeners.clear(),
  };
}
