/** What a prompt is told must be longer than this, where the prompt says nothing else. */
export const PROMPT_MINIMUM = 10;
