/** The answers of creating calls with an `Idempotency-Key`, by account, operation and key; oldest first. */
export type KeptAnswers = Map<string, Promise<unknown>>;

/** Enough for a long demo; a real API expires keys by time. */
const MOST_KEPT = 10_000;

/** Carries a call out, or repeats the first answer. A refusal leaves the key free. */
export async function answerOnce<Answer>(
  kept: KeptAnswers,
  key: string,
  carryOut: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const first = kept.get(key) as Promise<Answer> | undefined;
  if (first) return first;
  const answer = (async () => carryOut())();
  kept.set(key, answer);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  try {
    return await answer;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}
