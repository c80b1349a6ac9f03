import type { Address, Position } from "../../../api/addresses.server.ts";

export type End = "origin" | "destination";

/** An end is undefined until its address is known. */
export type Journey = {
  origin: Address | undefined;
  destination: Address | undefined;
  /** Called when the user has dragged an end to another position. */
  onMove: (end: End, position: Position) => void;
};
