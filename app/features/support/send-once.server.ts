import { createHash } from "node:crypto";
import { ApiError } from "../../api/errors.ts";
import type { MemberVisit } from "../../http/visit.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { type Deed, once } from "../../once/once.server.ts";
import { texts } from "./form-texts.ts";

/** What somebody sends: words, and files. */
type Sent = { key: string; attachments: File[] } & Record<string, unknown>;

/**
 * Sends what a form holds, once however often it is pressed; other words under the same key are
 * another thing. Where nobody can tell whether it has arrived, that is the form's reply.
 */
export async function sendOnce<Before>(
  what: string,
  { key, attachments, ...words }: Sent,
  deed: Pick<Deed<Before, number>, "look" | "send" | "find">,
  { brand, user, language, context }: MemberVisit,
): Promise<number> {
  const content = await toFingerprint(words, attachments);
  const place = `${brand.permalink}:once:${what}:${user.id}:${key}:${content}`;
  const { store } = context.services;
  const outcome = await once(store, { key: place, ...deed });
  if (outcome.state === "done") return outcome.result;
  // It was looked for in vain: who reads so, and sends it again, is to get through.
  if (outcome.sawNothing) await store.delete(place);
  const message = createTranslate(texts, language)("notKnown");
  throw new ApiError(what, 409, { message });
}

async function toFingerprint(words: object, files: File[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(words));
  for (const file of files) {
    hash.update(`${file.name}\n${file.size}\n`).update(Buffer.from(await file.arrayBuffer()));
  }
  return hash.digest("base64url");
}
