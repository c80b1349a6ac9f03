export type Listener = (message: string) => void;

/** The subscriptions within this process. */
export function createChannels({
  onFirst = () => {},
  onLast = () => {},
}: {
  onFirst?: (channel: string) => void;
  onLast?: (channel: string) => void;
} = {}) {
  const listeners = new Map<string, Set<Listener>>();

  return {
    names: () => [...listeners.keys()],
    emit(channel: string, message: string): void {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener(message);
    },
    subscribe(channel: string, onMessage: Listener): () => void {
      // A wrapper, so that two subscriptions with the same function count as two.
      const listener: Listener = (message) => onMessage(message);
      const ofChannel = listeners.get(channel) ?? new Set<Listener>();
      listeners.set(channel, ofChannel.add(listener));
      if (ofChannel.size === 1) onFirst(channel);
      return () => {
        if (!ofChannel.delete(listener) || ofChannel.size > 0) return;
        listeners.delete(channel);
        onLast(channel);
      };
    },
    clear: () => listeners.clear(),
  };
}
