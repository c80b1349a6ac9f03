import type { Services } from "../../../request/services.server.ts";
import type { ImportRow, RowProblem } from "./rows.server.ts";

/** The outcome of a row that has been processed. */
export type RowOutcome =
  | { kind: "created" }
  /** An employee with this e-mail exists already. */
  | { kind: "known" }
  | { kind: "refused"; problems: RowProblem[] };

type ImportState = "checked" | "running" | "paused" | "done";

/** One import of a company: its rows, which do not change, and its progress. */
export type ImportRecord = {
  id: string;
  rows: ImportRow[];
  progress: ImportProgress;
};

type ImportProgress = {
  id: string;
  state: ImportState;
  /** The outcome of each row; null until the row is processed. */
  outcomes: (RowOutcome | null)[];
  /** The index of a row that may have been sent and has no recorded outcome. */
  sending: number | null;
};

/** A company has one import at a time. */
type ImportOwner = { permalink: string; userId: number };

/** The company can continue an import on the next day. */
const TTL_SECONDS = 86_400;

export type ImportRecords = ReturnType<typeof openRecords>;

/** All panel processes share the record. It holds names, e-mails and phones, so it is sealed. */
export function openRecords(
  { store, vault }: Pick<Services, "store" | "vault">,
  { permalink, userId }: ImportOwner,
) {
  const key = `${permalink}:import:${userId}`;

  async function write(part: "rows" | "progress", value: object): Promise<void> {
    const recordKey = `${key}:${part}`;
    await store.set(recordKey, vault.seal(recordKey, JSON.stringify(value)), TTL_SECONDS);
  }

  async function read<Value>(part: "rows" | "progress") {
    const recordKey = `${key}:${part}`;
    const text = await store.get(recordKey);
    const opened = vault.open(recordKey, text);
    return opened === undefined ? undefined : { value: JSON.parse(opened) as Value, text };
  }

  return {
    key,
    async create({ id, rows, progress }: ImportRecord): Promise<void> {
      await write("rows", { id, rows });
      await write("progress", progress);
    },
    /** If the two ids differ, one record is left over from an earlier import. */
    async find(): Promise<ImportRecord | undefined> {
      const found = await read<ImportProgress>("progress");
      const stored = found && (await read<Pick<ImportRecord, "id" | "rows">>("rows"));
      if (stored?.value.id !== found?.value.id || !stored || !found) return undefined;
      return { ...stored.value, progress: found.value };
    },
    /**
     * The writer replaces only what this process last read or wrote. It returns false if another process has
     * taken the import over.
     */
    async openWriter() {
      const recordKey = `${key}:progress`;
      let text = (await read<ImportProgress>("progress"))?.text ?? "";
      return async (progress: ImportProgress): Promise<boolean> => {
        const next = vault.seal(recordKey, JSON.stringify(progress));
        const isWritten = await store.replaceIf(recordKey, text, next, TTL_SECONDS);
        if (isWritten) text = next;
        return isWritten;
      };
    },
    // The stop request has its own key, so that only the working process writes the progress.
    requestStop: () => store.set(`${key}:stop`, "1", TTL_SECONDS),
    isStopRequested: async () => (await store.get(`${key}:stop`)) !== undefined,
    clearStopRequest: () => store.delete(`${key}:stop`),
    async discard(): Promise<void> {
      await store.delete(`${key}:progress`);
      await store.delete(`${key}:rows`);
    },
  };
}
