import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Store } from "../../store/store.ts";
import type { Vault } from "../../store/vault.server.ts";

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
type Attempt = z.infer<typeof attemptSchema>;

/** Google's answer; it has no credential if the user cancelled. */
const answerSchema = attemptSchema.extend({ credential: z.string().optional() });
type Answer = z.infer<typeof answerSchema>;

/** The state names the brand, since the return address does not. */
export function createState(permalink: string): string {
  return `${permalink}.${createSecret()}`;
}

export const createSecret = () => randomBytes(24).toString("base64url");

/** A Google credential logs its holder in, so we seal it. */
type SealedStore = { store: Store; vault: Vault };

export async function saveAttempt(services: SealedStore, state: string, attempt: Attempt) {
  const key = keyOf("google-attempt", state);
  if (key) await save(services, key, attempt, ATTEMPT_SECONDS);
}

/** Accepts one answer for each attempt, and returns the attempt. */
export async function saveAnswer(
  services: SealedStore,
  state: string,
  credential: string | undefined,
): Promise<Attempt | undefined> {
  const attempt = await take(services, keyOf("google-attempt", state), attemptSchema);
  const key = keyOf("google-answer", state);
  if (!attempt || !key) return undefined;
  await save(services, key, { ...attempt, credential }, ANSWER_SECONDS);
  return attempt;
}

export function takeAnswer(services: SealedStore, state: string): Promise<Answer | undefined> {
  return take(services, keyOf("google-answer", state), answerSchema);
}

async function save(
  { store, vault }: SealedStore,
  key: string,
  value: Attempt | Answer,
  seconds: number,
): Promise<void> {
  await store.set(key, vault.seal(key, JSON.stringify(value)), seconds);
}

async function take<Value>(
  { store, vault }: SealedStore,
  key: string | undefined,
  schema: z.ZodType<Value>,
): Promise<Value | undefined> {
  const text = key && vault.open(key, await store.take(key));
  return text ? schema.safeParse(JSON.parse(text)).data : undefined;
}

/** The state comes from the browser, so it may be anything. */
function keyOf(record: string, state: string): string | undefined {
  const [, permalink, secret] = state.match(/^([\w.-]{1,100})\.([\w-]{32})$/) ?? [];
  return permalink && `${permalink}:${record}:${secret}`;
}
