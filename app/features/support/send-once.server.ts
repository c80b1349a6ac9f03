import { createHash, randomUUID } from "node:crypto";
import { FormRejected } from "../../forms/form-rejected.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";

/** What a form sends to support: words, and files. */
type Sent = { key: string; attachments: File[] } & Record<string, unknown>;

/**
 * Sends what a form holds, once however often it is pressed; other words under the same key are
 * another operation. Where the outcome stays unknown the form says so, with a new key: a user who
 * has read that may send it again.
 */
export async function sendOnce<Before>(
  name: "createTicket" | "answerTicket",
  place: string,
  { key, attachments, ...words }: Sent,
  steps: Pick<Operation<Before, number>, "prepare" | "send" | "find">,
  context: MemberContext,
): Promise<number> {
  const { brand, user } = context;
  const fingerprint = await toFingerprint(words, attachments);
  const record = `${brand.permalink}:once:${place}:${user.id}:${key}:${fingerprint}`;
  const outcome = await runOperation(name, { key: record, ...steps }, context);
  if (outcome.state === "done") return outcome.result;
  throw new FormRejected([{ field: "", message: { rule: "notKnown" } }], { key: randomUUID() });
}

async function toFingerprint(words: object, files: File[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(words));
  for (const file of files) {
    hash.update(`${file.name}\n${file.size}\n`).update(Buffer.from(await file.arrayBuffer()));
  }
  return hash.digest("base64url");
}
