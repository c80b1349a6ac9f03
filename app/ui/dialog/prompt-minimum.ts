/** The value of a prompt must be longer than this, unless the prompt has its own minimum. */
export const PROMPT_MINIMUM = 10;
