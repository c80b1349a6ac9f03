import { createHash, randomUUID } from "node:crypto";
import { FormRejected } from "../../forms/reply.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { runOperation } from "../../request/idempotency.server.ts";
import type { Operation } from "../../store/idempotency.server.ts";

type Sent = { key: string; attachments: File[] } & Record<string, unknown>;

/**
 * Sends a form once, however often the user submits it; a changed text under the same key is another
 * operation. If the outcome stays unknown, the form says so and gets a new key, so the user can decide to
 * send it again.
 */
export async function sendIdempotently<Before>(
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
