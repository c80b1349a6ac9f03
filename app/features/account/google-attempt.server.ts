import { randomBytes } from "node:crypto";
import { z } from "zod";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";

/** Gives the user time to find the password of their Google account. */
export const ATTEMPT_SECONDS = 600;
/** The browser follows the redirect at once. */
const ANSWER_SECONDS = 60;

/** A login that was sent to Google, with what we need when the browser returns. */
const attemptSchema = z.object({
  /** Google puts it into the credential, so an older credential does not match. */
  nonce: z.string(),
  back: z.string().optional(),
  siteDomain: z.string().optional(),
});
const attemptRecord = defineRecord(attemptSchema, { version: 1 });
type Attempt = z.infer<typeof attemptSchema>;

/** Google's answer; it has no credential if the user cancelled. A credential logs its holder in. */
const answerSchema = attemptSchema.extend({ credential: z.string().optional() });
const answerRecord = defineRecord(answerSchema, { version: 1 });
type Answer = z.infer<typeof answerSchema>;

/** The state names the brand, since the return address does not. */
export function createState(permalink: string): string {
  return `${permalink}.${createSecret()}`;
}

export const createSecret = () => randomBytes(24).toString("base64url");

export async function saveAttempt(services: SealedStore, state: string, attempt: Attempt) {
  const key = keyOf("google-attempt", state);
  if (key) await attemptRecord.at(services, key, ATTEMPT_SECONDS).write(attempt);
}

/** Accepts one answer for each attempt, and returns the attempt. */
export async function saveAnswer(
  services: SealedStore,
  state: string,
  credential: string | undefined,
): Promise<Attempt | undefined> {
  const attemptKey = keyOf("google-attempt", state);
  const answerKey = keyOf("google-answer", state);
  if (!attemptKey || !answerKey) return undefined;
  const attempt = await attemptRecord.at(services, attemptKey, ATTEMPT_SECONDS).take();
  if (!attempt) return undefined;
  await answerRecord.at(services, answerKey, ANSWER_SECONDS).write({ ...attempt, credential });
  return attempt;
}

export async function takeAnswer(
  services: SealedStore,
  state: string,
): Promise<Answer | undefined> {
  const key = keyOf("google-answer", state);
  return key ? answerRecord.at(services, key, ANSWER_SECONDS).take() : undefined;
}

/** The state comes from the browser, so it may be anything. */
function keyOf(record: string, state: string): string | undefined {
  const [, permalink, secret] = state.match(/^([\w.-]{1,100})\.([\w-]{32})$/) ?? [];
  return permalink && `${permalink}:${record}:${secret}`;
}
