import type { Hear, Word } from "./live-line.ts";
import { shareLine } from "./shared-line.ts";

type TabLine = { hearers: Set<Hear>; lastNews?: Word; isLost: boolean; close: () => void };

const lines = new Map<string, TabLine>();

/** One line to each address for all parts of a page: its menu and its lists, say. */
export function listenTo(address: string, hear: Hear): () => void {
  const line = lines.get(address) ?? openTabLine(address);
  line.hearers.add(hear);
  if (line.lastNews) hear(line.lastNews);
  if (line.isLost) hear({ kind: "lost" });
  return () => {
    line.hearers.delete(hear);
    if (line.hearers.size === 0) closeTabLine(address, line);
  };
}

function openTabLine(address: string): TabLine {
  const line: TabLine = { hearers: new Set(), isLost: false, close: () => {} };
  lines.set(address, line);
  line.close = shareLine(address, (word) => {
    if (word.kind === "news") line.lastNews = word;
    line.isLost = word.kind === "lost";
    // Whoever listens from now on begins anew, perhaps with the next session.
    if (word.kind === "over") lines.delete(address);
    for (const hear of [...line.hearers]) hear(word);
  });
  return line;
}

function closeTabLine(address: string, line: TabLine): void {
  line.close();
  if (lines.get(address) === line) lines.delete(address);
}
