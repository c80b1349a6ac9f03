/** Of what the history can be narrowed down to, as the address has it. */
export const statusChoices = ["completed", "under_way", "booked", "cancelled", "finished"] as const;

export type StatusChoice = (typeof statusChoices)[number];
