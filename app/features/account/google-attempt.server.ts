import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Store } from "../../store/store.ts";
import type { Vault } from "../../store/vault.server.ts";

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

/** Sealed, since a credential of Google's logs in whoever has it. */
type Place = { store: Store; vault: Vault };

export async function keepAttempt(place: Place, state: string, attempt: Attempt): Promise<void> {
  const key = keyOf("google-attempt", state);
  if (key) await keep(place, key, attempt, ON_THE_WAY_SECONDS);
}

/** What Google says to an attempt, once; tells which one that was. */
export async function keepAnswer(
  place: Place,
  state: string,
  credential: string | undefined,
): Promise<Attempt | undefined> {
  const attempt = await take(place, keyOf("google-attempt", state), attemptSchema);
  const key = keyOf("google-answer", state);
  if (!attempt || !key) return undefined;
  await keep(place, key, { ...attempt, credential }, BACK_SECONDS);
  return attempt;
}

export function takeAnswer(place: Place, state: string): Promise<Answer | undefined> {
  return take(place, keyOf("google-answer", state), answerSchema);
}

async function keep(
  { store, vault }: Place,
  key: string,
  what: Answer,
  seconds: number,
): Promise<void> {
  await store.set(key, vault.seal(key, JSON.stringify(what)), seconds);
}

async function take<Kept>(
  { store, vault }: Place,
  key: string | undefined,
  schema: z.ZodType<Kept>,
): Promise<Kept | undefined> {
  const text = key && vault.open(key, await store.take(key));
  return text ? schema.safeParse(JSON.parse(text)).data : undefined;
}

/** A state comes back from elsewhere, and may be anything. */
function keyOf(what: string, state: string): string | undefined {
  const [, permalink, secret] = state.match(/^([\w.-]{1,100})\.([\w-]{32})$/) ?? [];
  return permalink && `${permalink}:${what}:${secret}`;
}
