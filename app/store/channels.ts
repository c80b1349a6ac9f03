import { EventEmitter } from "node:events";

/** The subscriptions within this process, by channel. */
export const createChannels = () => new EventEmitter<Record<string, [string]>>().setMaxListeners(0);

export function subscribeTo(
  channels: ReturnType<typeof createChannels>,
  channel: string,
  onMessage: (message: string) => void,
): () => void {
  // A wrapper, so that two subscriptions with the same function count as two.
  const listener = (message: string) => onMessage(message);
  channels.on(channel, listener);
  return () => void channels.off(channel, listener);
}
