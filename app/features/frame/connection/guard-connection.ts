import { guardChunks } from "./guard-chunks.ts";
import { holdLostDocuments } from "./hold-documents.ts";
import { holdLostRequests } from "./hold-requests.ts";

let isGuarded = false;

/** Installs the handlers once for each document. */
export function guardConnection(): void {
  if (isGuarded) return;
  isGuarded = true;
  holdLostRequests();
  holdLostDocuments();
  guardChunks();
}
