import type { Services } from "../../../http/services.server.ts";
import type { ImportRow, RowProblem } from "./rows.server.ts";

/** What came of a row; nothing as long as nobody has got to it. */
export type RowOutcome =
  | { kind: "created" }
  /** They are an employee already, by their e-mail. */
  | { kind: "known" }
  | { kind: "refused"; problems: RowProblem[] };

export type ImportState = "checked" | "running" | "paused" | "done";

/** One import of a company: what is to be done, which stays, and how far it has come. */
export type ImportRecord = {
  id: string;
  rows: ImportRow[];
  progress: ImportProgress;
};

export type ImportProgress = {
  id: string;
  state: ImportState;
  /** One for each row. */
  outcomes: (RowOutcome | null)[];
  /** The row that may have been sent, and of which nobody has written down what came of it. */
  sending: number | null;
};

/** Whose import it is. A company has one at a time. */
export type ImportOwner = { permalink: string; userId: number };

/** Long enough to come back to it tomorrow. */
const KEPT_SECONDS = 86_400;

export type ImportRecords = ReturnType<typeof openRecords>;

/** Kept where all panels find it, and sealed: it holds names, e-mails and phones. */
export function openRecords(
  { store, vault }: Pick<Services, "store" | "vault">,
  { permalink, userId }: ImportOwner,
) {
  const key = `${permalink}:import:${userId}`;

  async function write(part: "rows" | "progress", value: object): Promise<void> {
    const place = `${key}:${part}`;
    await store.set(place, vault.seal(place, JSON.stringify(value)), KEPT_SECONDS);
  }

  async function read<Value>(part: "rows" | "progress"): Promise<Value | undefined> {
    const place = `${key}:${part}`;
    const text = vault.open(place, await store.get(place));
    return text === undefined ? undefined : JSON.parse(text);
  }

  return {
    key,
    async create({ id, rows, progress }: ImportRecord): Promise<void> {
      await write("rows", { id, rows });
      await write("progress", progress);
    },
    /** Where the two do not belong together, one is what is left of an earlier import. */
    async find(): Promise<ImportRecord | undefined> {
      const progress = await read<ImportProgress>("progress");
      const kept = progress && (await read<Pick<ImportRecord, "id" | "rows">>("rows"));
      return kept && kept.id === progress.id ? { ...kept, progress } : undefined;
    },
    readProgress: () => read<ImportProgress>("progress"),
    writeProgress: (progress: ImportProgress) => write("progress", progress),
    // A key of its own: only who works on the import writes down how far it is.
    askToStop: () => store.set(`${key}:stop`, "1", KEPT_SECONDS),
    isToStop: async () => (await store.get(`${key}:stop`)) !== undefined,
    forgetStop: () => store.delete(`${key}:stop`),
    async discard(): Promise<void> {
      await store.delete(`${key}:progress`);
      await store.delete(`${key}:rows`);
    },
  };
}
