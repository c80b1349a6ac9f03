import { guardChunks } from "./guard-chunks.ts";
import { holdLostDocuments } from "./hold-documents.ts";
import { holdLostRequests } from "./hold-requests.ts";

let isGuarded = false;

/** For as long as the document lives. */
export function guardConnection(): void {
  if (isGuarded) return;
  isGuarded = true;
  holdLostRequests();
  holdLostDocuments();
  guardChunks();
}
