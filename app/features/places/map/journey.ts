import type { Address, Position } from "../../../api/addresses.server.ts";

/** Either end of a journey. */
export type End = "origin" | "destination";

/** From where to where, as far as it is known. */
export type Journey = {
  origin: Address | undefined;
  destination: Address | undefined;
  /** Called when one end has been dragged to another place. */
  onMove: (end: End, position: Position) => void;
};
