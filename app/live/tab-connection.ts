import type { LiveMessage, OnLiveMessage } from "./connection.ts";
import { shareConnection } from "./shared-connection.ts";

type TabLine = {
  hearers: Set<OnLiveMessage>;
  lastNews?: LiveMessage;
  isLost: boolean;
  close: () => void;
};

const lines = new Map<string, TabLine>();

/** One line to each address for all parts of a page: its menu and its lists, say. */
export function connectTab(address: string, hear: OnLiveMessage): () => void {
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
  if (!isFollowingPage) followPage();
  const line: TabLine = { hearers: new Set(), isLost: false, close: () => {} };
  lines.set(address, line);
  connect(address, line);
  return line;
}

function connect(address: string, line: TabLine): void {
  line.close = shareConnection(address, (word) => {
    if (word.kind === "news") line.lastNews = word;
    line.isLost = word.kind === "lost";
    // The next part that listens opens a line of its own, perhaps with the next session.
    if (word.kind === "over") lines.delete(address);
    for (const hear of [...line.hearers]) hear(word);
  });
}

let isFollowingPage = false;

/** A page with an open connection cannot be kept for the way back. One that comes back has its lines again. */
function followPage(): void {
  isFollowingPage = true;
  addEventListener("pagehide", () => {
    for (const line of lines.values()) line.close();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const [address, line] of lines) connect(address, line);
  });
}

function closeTabLine(address: string, line: TabLine): void {
  line.close();
  if (lines.get(address) === line) lines.delete(address);
}
