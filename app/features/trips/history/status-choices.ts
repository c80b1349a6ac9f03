/** The statuses by which the user can filter the history, as its address names them. */
export const statusChoices = ["completed", "under_way", "booked", "cancelled", "finished"] as const;

export type StatusChoice = (typeof statusChoices)[number];
