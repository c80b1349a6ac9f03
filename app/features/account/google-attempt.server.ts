import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Store } from "../../store/store.ts";

/** Long enough for somebody who has to look for their password at Google. */
export const ON_THE_WAY_SECONDS = 600;
/** The browser is on its way already. */
const BACK_SECONDS = 60;

/** A log-in that is on its way to Google: what has to be known when it comes back. */
const attemptSchema = z.object({
  /** What the credential must hold, so that it is no older one. */
  nonce: z.string(),
  back: z.string().optional(),
  siteDomain: z.string().optional(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What Google has sent: nothing where somebody would rather not. */
const answerSchema = attemptSchema.extend({ credential: z.string().optional() });
export type Answer = z.infer<typeof answerSchema>;

/** The brand is in it, so that it is known where the address of the return does not say it. */
export function createState(permalink: string): string {
  return `${permalink}.${createSecret()}`;
}

export const createSecret = () => randomBytes(24).toString("base64url");

export async function keepAttempt(store: Store, state: string, attempt: Attempt): Promise<void> {
  const key = keyOf("google-attempt", state);
  if (key) await store.set(key, JSON.stringify(attempt), ON_THE_WAY_SECONDS);
}

/** What Google says to an attempt, once; tells which one that was. */
export async function keepAnswer(
  store: Store,
  state: string,
  credential: string | undefined,
): Promise<Attempt | undefined> {
  const attempt = await take(store, keyOf("google-attempt", state), attemptSchema);
  const key = keyOf("google-answer", state);
  if (!attempt || !key) return undefined;
  await store.set(key, JSON.stringify({ ...attempt, credential }), BACK_SECONDS);
  return attempt;
}

export function takeAnswer(store: Store, state: string): Promise<Answer | undefined> {
  return take(store, keyOf("google-answer", state), answerSchema);
}

async function take<Kept>(
  store: Store,
  key: string | undefined,
  schema: z.ZodType<Kept>,
): Promise<Kept | undefined> {
  const text = key && (await store.take(key));
  return text ? schema.safeParse(JSON.parse(text)).data : undefined;
}

/** A state comes back from elsewhere, and may be anything. */
function keyOf(what: string, state: string): string | undefined {
  const [, permalink, secret] = state.match(/^([\w.-]{1,100})\.([\w-]{32})$/) ?? [];
  return permalink && `${permalink}:${what}:${secret}`;
}
