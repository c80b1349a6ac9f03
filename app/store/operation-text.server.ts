import { z } from "zod";
import { parseJson, type RecordKind } from "./record.server.ts";
import type { Vault } from "./vault.server.ts";

const outerSchema = z.object({ sealed: z.string() });

/**
 * The text of an operation's record is encrypted within a JSON object. Panels from before records carried
 * a version read the object's plain fields, so a press that reaches one of them orders nothing twice. The
 * plain fields, and the reading of those panels' own records, may go in version 0.2.
 */
export function operationText<Value extends { state: string; result?: unknown }>(
  kind: RecordKind<Value>,
) {
  return {
    seal(vault: Vault, key: string, value: Value): string {
      const { version: v } = kind;
      return JSON.stringify({ v, ...toPlain(value), sealed: kind.seal(vault, key, value) });
    },
    open(vault: Vault, key: string, text: string): Value | undefined {
      const { sealed } = outerSchema.safeParse(parseJson(text)).data ?? {};
      if (sealed !== undefined) return kind.open(vault, key, sealed);
      return kind.fromText(text) ?? kind.open(vault, key, text);
    },
  };
}

/** The id of a trip or a ticket stands in other keys of the store too; other results may be personal. */
const toPlain = ({ state, result }: { state: string; result?: unknown }) =>
  typeof result === "number" ? { state, result } : { state: "sent" };
