import type { Services } from "../../../request/services.server.ts";
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

  async function read<Value>(part: "rows" | "progress") {
    const place = `${key}:${part}`;
    const text = await store.get(place);
    const opened = vault.open(place, text);
    return opened === undefined ? undefined : { value: JSON.parse(opened) as Value, text };
  }

  return {
    key,
    async create({ id, rows, progress }: ImportRecord): Promise<void> {
      await write("rows", { id, rows });
      await write("progress", progress);
    },
    /** Where the two do not belong together, one is what is left of an earlier import. */
    async find(): Promise<ImportRecord | undefined> {
      const found = await read<ImportProgress>("progress");
      const kept = found && (await read<Pick<ImportRecord, "id" | "rows">>("rows"));
      if (kept?.value.id !== found?.value.id || !kept || !found) return undefined;
      return { ...kept.value, progress: found.value };
    },
    /**
     * Writes progress over what this process last read or wrote, and tells whether that still stood:
     * another process may have taken the import over.
     */
    async openWriter() {
      const place = `${key}:progress`;
      let text = (await read<ImportProgress>("progress"))?.text ?? "";
      return async (progress: ImportProgress): Promise<boolean> => {
        const next = vault.seal(place, JSON.stringify(progress));
        const isWritten = await store.replaceIf(place, text, next, KEPT_SECONDS);
        if (isWritten) text = next;
        return isWritten;
      };
    },
    // A key of its own, so that the process at work alone writes how far the import is.
    askToStop: () => store.set(`${key}:stop`, "1", KEPT_SECONDS),
    isToStop: async () => (await store.get(`${key}:stop`)) !== undefined,
    forgetStop: () => store.delete(`${key}:stop`),
    async discard(): Promise<void> {
      await store.delete(`${key}:progress`);
      await store.delete(`${key}:rows`);
    },
  };
}
